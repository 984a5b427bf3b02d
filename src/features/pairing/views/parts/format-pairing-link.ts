import { isWebLink, readLink } from '../../../../core/model/link.js'

/**
 * The link that opens a wallet with a pairing: `example://wc?uri=…` for a scheme, `https://example.app/wc?uri=…` for a
 * universal link, `?startapp=…` for a Telegram mini app. Null when `link` is unsafe or invalid.
 *
 * @param link From the directory: `example:`, `example://`, `example://main`, `https://example.app`…
 * @param uri `wc:…`, plain or percent-encoded; the result encodes it once.
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

/** Undoes a percent-encoding, so that the link is not encoded twice. */
function decodeUri(uri: string): string | null {
  if (uri.startsWith('wc:')) return uri
  if (!/^wc%3a/i.test(uri)) return null
  try {
    return decodeURIComponent(uri)
  } catch {
    // A malformed percent-encoding.
    return null
  }
}

function formatSchemeLink(link: string, uri: string): string {
  const [, scheme = '', rest = ''] = /^([^:]+):\/{0,2}(.*)$/.exec(link) ?? []
  const path = rest.replace(/\/+$/, '')
  return `${scheme}://${path === '' ? '' : `${path}/`}wc?uri=${encodeURIComponent(uri)}`
}

function formatUniversalLink(url: URL, uri: string): string {
  const query = url.search === '' ? '?' : `${url.search}&`
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/wc${query}uri=${encodeURIComponent(uri)}`
}

function isTelegramApp({ hostname }: URL): boolean {
  return hostname === 't.me' || hostname === 'telegram.me'
}

/** A Telegram mini app reads `startapp`, which allows only letters, digits, `_` and `-`: the query as base64url. */
function formatTelegramLink(url: URL, uri: string): string {
  const target = new URL(url)
  target.searchParams.set('startapp', toBase64Url(`uri=${encodeURIComponent(uri)}`))
  return target.href
}

function toBase64Url(text: string): string {
  // The text is percent-encoded, so every character is one byte.
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
