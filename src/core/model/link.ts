import { hasInvisible } from '../../rules/text/invisible-characters.js'

/** The longest link. */
const MAX_LINK = 2_048

/**
 * Schemes that do not belong to a wallet. An allow list is not possible: a wallet may have any scheme, and only its
 * directory knows it. The system opens these outside the visitor's wallet, some of them on a host that the link chooses.
 */
const REFUSED = new RegExp(
  '^(' +
    // Code and local files.
    '(java|vb)script|data|blob|file.*|shell|jnlps?|' +
    // Browsers, their pages and extensions.
    '(microsoft-)?edge.*|.*chrome.*|firefox.*|brave|opera|about|resource|view-source|.*-extension|' +
    // Parts of Windows, macOS, iOS and Android.
    '(ms|x|search|android)-.*|microsoft.*|windows.*|search|.*prefs|intent|market|' +
    // Shares, remote machines and editors.
    'smb|cifs|nfs|afp|(web)?davs?|s?ftps?|.*ssh|mosh|rlogin|tn3270|git.*|svn.*|telnet|vnc|rdp|ldaps?|' +
    'anydesk|rustdesk|teamviewer.*|vscod.*|cursor|windsurf|zed|jetbrains|' +
    // Messages and calls.
    'mailto|tel|sms|facetime.*' +
    '):',
  'i',
)

/** A scheme alone or with a plain path: no query, account, port or percent-encoding that another app could act on. */
const APP_LINK = /^[a-z][a-z0-9+.-]*:(\/{1,2}[\w.~/-]*)?$/i

/**
 * Returns `link` when a page may open it: `https:`, `http:` on localhost, or a scheme of a wallet such as `example://app`.
 * Returns null for anything else, such as `javascript:`, `vscode:` and `smb:`. Call it where a link is parsed and where
 * it is opened, because `customWallets` have links too.
 *
 * @example readLink('javascript:alert(1)') // null
 */
export function readLink(link: string | null | undefined): string | null {
  if (!link || link.length > MAX_LINK || /\s/.test(link) || hasInvisible(link)) return null
  if (!isWebLink(link)) return APP_LINK.test(link) && !REFUSED.test(link) ? link : null
  if (!URL.canParse(link)) return null
  const { protocol, hostname } = new URL(link)
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? link : null
}

/** Returns `link` when it is a web address, else null. */
export function readWebLink(link: string | null | undefined): string | null {
  const safe = readLink(link)
  return safe !== null && isWebLink(safe) ? safe : null
}

export function isWebLink(link: string): boolean {
  return /^https?:/i.test(link)
}
