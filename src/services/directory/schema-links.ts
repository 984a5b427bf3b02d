/** Longer links are no links. */
const MAX_LINK = 2_048

/**
 * Schemes that run code, read the disk, reach into the browser or start parts of the system. Every other name may be
 * a wallet's own.
 */
const refusedScheme =
  /^(javascript|vbscript|livescript|data|blob|file|filesystem|http|ftp|wss?|about|view-source|intent|jar|mailto|tel|sms|resource|chrome|edge|opera|brave|moz-extension|chrome-extension|search-ms|ms-.*|shell|res|mk|mhtml)$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from a URL, so what is shown is not what is opened.
const hidden = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/** Returns `link` when a page may send the visitor there: `https:`, or plain `http:` on this very machine. */
export function readWebLink(link: string | null | undefined): string | undefined {
  if (!link || link.length > MAX_LINK || hidden.test(link) || !URL.canParse(link)) return undefined
  const { protocol, hostname } = new URL(link)
  const isLocal = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return protocol === 'https:' || isLocal ? link : undefined
}

/**
 * Returns `link` when it may open a wallet's app: a web link, or a scheme of its own such as `example:`. Never one that
 * runs code (`javascript:`), shows foreign content (`data:`) or starts a part of the system.
 */
export function readAppLink(link: string | null | undefined): string | undefined {
  if (!link || link.length > MAX_LINK || hidden.test(link)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  if (scheme === 'https' || scheme === 'http') return readWebLink(link)
  return refusedScheme.test(scheme) ? undefined : link
}
