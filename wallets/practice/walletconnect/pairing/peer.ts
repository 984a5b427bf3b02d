import { readImageUrl } from '../../../../src/rules/image-url.js'
import { isRecord } from '../../../../src/rules/is-record.js'

/** A site's own description of itself, unverified. */
export type Peer = {
  name: string
  /** Its stated address: the host of a web address. */
  host: string
  /** For an `<img>` only. */
  iconUrl?: string
}

const longestName = 80

/** Reads a site's metadata; fields that are missing or not text are left out. */
export function readPeer(metadata: unknown): Peer {
  const { name, url, icons } = isRecord(metadata) ? metadata : {}
  const icon: unknown = Array.isArray(icons) ? icons[0] : undefined
  const iconUrl = typeof icon === 'string' ? readImageUrl(icon) : undefined
  return {
    name: cut(typeof name === 'string' ? name : '') || 'A site without a name',
    host: cut(typeof url === 'string' ? readHost(url) : '') || 'no address given',
    ...(iconUrl ? { iconUrl } : {}),
  }
}

/** A site as a request names it: `Lintel (localhost:3000)`. */
export function formatPeer({ name, host }: Peer): string {
  return `${name} (${host})`
}

function readHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host || url : url
}

function cut(text: string): string {
  const clean = text.trim()
  return clean.length > longestName ? `${clean.slice(0, longestName)}…` : clean
}
