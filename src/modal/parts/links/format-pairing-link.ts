import { isWebLink, readLink } from '../../../core/model/link.js'

/**
 * The link that opens a wallet with a pairing in its hand: `example://wc?uri=…` for a scheme, `https://example.app/wc?uri=…`
 * for a universal link, and the start parameter of a Telegram app. Null when `link` is none to follow.
 *
 * @param link As the directory has it: `example:`, `example://`, `example://main`, `https://example.app`…
 * @param uri `wc:…`, plain or percent-encoded already: it is encoded once either way.
 *
 * @example formatPairingLink('example:', 'wc:7f…@2?symKey=…') // 'example://wc?uri=wc%3A7f…%402%3FsymKey%3D…'
 */
export function formatPairingLink(link: string | undefined, uri: string): string | null {
  const safe = readLink(link)
  const plain = decodeUri(uri)
  if (safe === null || plain === null) return null
  if (!isWebLink(safe)) return formatSchemeLink(safe, plain)
  const url = new URL(safe)
  return isTelegramApp(url) ? formatTelegramLink(url, plain) : formatUniversalLink(url, plain)
}

/** A link that was encoded on its way here would be encoded twice, and no wallet decodes twice. */
function decodeUri(uri: string): string | null {
  if (uri.startsWith('wc:')) return uri
  if (!/^wc%3a/i.test(uri)) return null
  try {
    return decodeURIComponent(uri)
  } catch {
    // A lone per cent sign: not a link that anybody made.
    return null
  }
}

function formatSchemeLink(link: string, uri: string): string {
  const [, scheme = '', rest = ''] = /^([^:]+):\/{0,2}(.*)$/s.exec(link) ?? []
  const path = rest.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  return `${scheme}://${path === '' ? '' : `${path}/`}wc?uri=${encodeURIComponent(uri)}`
}

function formatUniversalLink(url: URL, uri: string): string {
  const query = url.search === '' ? '?' : `${url.search}&`
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/wc${query}uri=${encodeURIComponent(uri)}`
}

function isTelegramApp({ hostname }: URL): boolean {
  return hostname === 't.me' || hostname === 'telegram.me'
}

/**
 * A mini app of Telegram is told by `startapp`, which takes letters, digits, `_` and `-` only: base64url of the query
 * that another wallet would get.
 */
function formatTelegramLink(url: URL, uri: string): string {
  const target = new URL(url)
  target.searchParams.set('startapp', toBase64Url(`uri=${encodeURIComponent(uri)}`))
  return target.href
}

function toBase64Url(text: string): string {
  // Percent-encoded, so that every character is one byte.
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
