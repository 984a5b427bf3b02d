import { hasInvisible } from '../../rules/invisible-characters.js'

/** The longest link. */
const MAX_LINK = 2_048

/**
 * Schemes that do not belong to a wallet. An allow list is not possible: a wallet may have any scheme, and only its
 * directory knows it. The system opens these without the visitor's wallet, some of them on a host of the link's choice.
 */
const REFUSED = new RegExp(
  `^(${[
    // Code and local files.
    'javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source|jar|res|mk|mhtml|shell|help',
    // Browsers, their pages and extensions.
    '(microsoft-)?edge.*|chrome.*|googlechrome.*|firefox.*|opera|brave|vivaldi|arc|resource|.*-extension',
    // Parts of Windows, macOS, iOS and Android.
    'ms-.*|microsoft.*|windows.*|search|search-.*|x-.*|.*prefs|settings|shortcuts|itms.*|intent|market|android-app|content|package',
    // Shares and remote machines.
    'smb|cifs|nfs|afp|i?scsi|s?ftps?|scp|rsync|(web)?davs?|ssh|telnet|rlogin|tn3270|vnc|rdp|ldaps?|gopher|wss?|(git|svn)(\\+.*)?|magnet|steam',
    // Editors and other tools of developers.
    'vscode.*|vscodium|code-oss|cursor|windsurf|zed|atom|subl|txmt|xcode|jetbrains|idea|pycharm|webstorm|phpstorm|goland|docker-desktop|github-.*|sourcetree|postman|terminal|iterm2?',
    // Messages and calls.
    'mailto|tel|sms|mms|callto|facetime.*|sips?|skype|zoom.*|msteams|slack|discord|xmpp|irc[6s]?|imap|news|nntp|webcals?',
  ].join('|')})$`,
)

/** A scheme alone or with a plain path: no query, account, port or percent-encoding that another app could act on. */
const APP_LINK = /^[a-z][a-z0-9+.-]*:(\/{1,2}[\w.~/-]*)?$/i

/**
 * Returns `link` when a page may open it: `https:`, `http:` on localhost, or a scheme of a wallet such as `example://app`.
 * Returns null for anything else, such as `javascript:`, `vscode:` and `smb:`. Call it where a link is parsed and where it is opened,
 * because `customWallets` have links too.
 *
 * @example readLink('javascript:alert(1)') // null
 */
export function readLink(link: string | null | undefined): string | null {
  if (!link || link.length > MAX_LINK || /\s/.test(link) || hasInvisible(link)) return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || REFUSED.test(scheme)) return null
  if (scheme !== 'https' && scheme !== 'http') return APP_LINK.test(link) ? link : null
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
