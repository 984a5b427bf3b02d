/** A CID of version 0 (base58) or 1 (base32 or base36), https://github.com/multiformats/cid. */
const cid = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{50,120}|k[a-z0-9]{50,120})$/

/**
 * Reads `ipfs://<CID>/<path>` and returns `<CID>/<path>`, escaped for a URL. Null for anything else, and for paths that
 * could leave the CID.
 */
export function parseIpfsUrl(url: string): string | null {
  const [, rest] = /^ipfs:\/\/(?:ipfs\/)?([^?#]{1,500})$/i.exec(url.trim()) ?? []
  const [root = '', ...names] = rest?.split('/') ?? []
  if (!cid.test(root)) return null
  const decoded = names.map(decode)
  if (decoded.some((name) => name === undefined || name === '.' || name === '..' || /[/\\\p{Cc}]/u.test(name)))
    return null
  return [root, ...decoded.map((name) => encodeURIComponent(name ?? ''))].join('/')
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // A `%` without two digits.
    return undefined
  }
}
