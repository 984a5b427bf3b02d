import { hasInvisible } from '../../rules/invisible-characters.js'

/** The longest link. */
const MAX_LINK = 2_048

/**
 * Schemes that run code, read files, or open parts of the browser or the system. Wallets may have any other scheme.
 */
const REFUSED =
  /^(javascript|vbscript|livescript|data|blob|file|filesystem|ftp|wss?|about|view-source|intent|jar|mailto|tel|sms|resource|chrome|edge|opera|brave|(moz|chrome)-extension|search-ms|ms-.*|shell|res|mk|mhtml)$/

/**
 * Returns `link` when a page may open it: `https:`, `http:` on localhost, or a scheme of a wallet such as `example:`.
 * Returns null for anything else, such as `javascript:` and `data:`. Call it where a link is parsed and where it is opened,
 * because `customWallets` have links too.
 *
 * @example readLink('javascript:alert(1)') // null
 */
export function readLink(link: string | null | undefined): string | null {
  if (!link || link.length > MAX_LINK || /\s/.test(link) || hasInvisible(link)) return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || REFUSED.test(scheme)) return null
  if (scheme !== 'https' && scheme !== 'http') return link
  if (!URL.canParse(link)) return null
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(link).hostname)
  return scheme === 'https' || isLocal ? link : null
}

/** Returns `link` when it is a web address, else null. */
export function readWebLink(link: string | null | undefined): string | null {
  const safe = readLink(link)
  return safe !== null && isWebLink(safe) ? safe : null
}

export function isWebLink(link: string): boolean {
  return /^https?:/i.test(link)
}
