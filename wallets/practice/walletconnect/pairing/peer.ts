import { readForeignImageUrl } from '../../../../src/rules/images/foreign-image-url.js'
import { isRecord } from '../../../../src/rules/is-record.js'

/** The metadata that a site states about itself. It is not verified. */
export type Peer = {
  name: string
  /** The host of its stated URL. */
  host: string
  /** Use only in an `<img>`. */
  iconUrl?: string
}

const MAX_NAME = 80

/** Parses a site's metadata. Fields that are missing or not text are left out. */
export function readPeer(metadata: unknown): Peer {
  const { name, url, icons } = isRecord(metadata) ? metadata : {}
  const icon: unknown = Array.isArray(icons) ? icons[0] : undefined
  const iconUrl = typeof icon === 'string' ? readForeignImageUrl(icon) : undefined
  return {
    name: cut(typeof name === 'string' ? name : '') || 'A site without a name',
    host: cut(typeof url === 'string' ? readHost(url) : '') || 'no address given',
    ...(iconUrl ? { iconUrl } : {}),
  }
}

/** The name of a site in requests: `Lintel (localhost:3000)`. */
export function formatPeer({ name, host }: Peer): string {
  return `${name} (${host})`
}

function readHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host || url : url
}

function cut(text: string): string {
  const clean = text.trim()
  return clean.length > MAX_NAME ? `${clean.slice(0, MAX_NAME)}…` : clean
}
