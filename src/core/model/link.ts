import { hasInvisible } from '../../rules/invisible-characters.js'

/** Longer links are no links. */
const MAX_LINK = 2_048

/**
 * Schemes that run code, read the disk, reach into the browser or start parts of the system. Every other name may be
 * a wallet's own.
 */
const REFUSED =
  /^(javascript|vbscript|livescript|data|blob|file|filesystem|ftp|wss?|about|view-source|intent|jar|mailto|tel|sms|resource|chrome|edge|opera|brave|(moz|chrome)-extension|search-ms|ms-.*|shell|res|mk|mhtml)$/

/**
 * `link` when a page may send a visitor there: `https:`, plain `http:` on this very machine, or a scheme of a wallet's
 * own such as `example:`. Never one that runs code (`javascript:`) or shows what a stranger wrote (`data:`). Links of a
 * directory are checked where they are read, and where they are followed: an app brings wallets along too.
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

/** `link` when it is one that every browser opens by itself. */
export function readWebLink(link: string | null | undefined): string | null {
  const safe = readLink(link)
  return safe !== null && isWebLink(safe) ? safe : null
}

export function isWebLink(link: string): boolean {
  return /^https?:/i.test(link)
}
