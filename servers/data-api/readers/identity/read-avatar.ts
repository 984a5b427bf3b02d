import { parseIpfsUrl } from '../nfts/ipfs.js'

/** The longest avatar in a `data:` URL, characters. */
const MAX_DATA_URL = 100_000

/** The target of an avatar record (ENSIP-12): a URL for the page, or one on IPFS, which this server fetches. */
export type Avatar = { kind: 'url' | 'ipfs'; url: string }

/**
 * Reads an avatar record. Null for anything but `https:`, an image in a `data:` URL and `ipfs:`: anybody may write a
 * record, and every visitor who sees the name would request the named URL.
 */
export function readAvatar(record: string | null): Avatar | null {
  const text = record?.trim() ?? ''
  if (/^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(text)) {
    return text.length <= MAX_DATA_URL ? { kind: 'url', url: text } : null
  }
  if (parseIpfsUrl(text) !== null) return { kind: 'ipfs', url: text }
  if (text.length > 2_000 || !URL.canParse(text)) return null
  const { protocol, username, password, hostname, href } = new URL(text)
  const isNamed = /\.[a-z][a-z0-9-]*\.?$/i.test(hostname) && !/\.(local|localhost|internal)\.?$/i.test(hostname)
  // A page would request addresses of the visitor's own network by their numbers.
  if (protocol !== 'https:' || username !== '' || password !== '' || !isNamed) return null
  return { kind: 'url', url: href }
}
