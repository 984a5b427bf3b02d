import { isWebLink } from '../../core/model/link.js'

/** The environment that decides how a link opens. */
export type LinkSurroundings = {
  /** The page is shown inside another page. */
  isFramed: boolean
  /** The page runs inside Telegram. */
  isTelegram: boolean
}

/** Opens a link. Returns false when the browser blocks it. Call it during the visitor's press. */
export type OpenLink = (href: string) => boolean

/**
 * The target of a link. A web page opens in a new window. An app scheme opens in the same window, because a new one
 * would stay empty. Telegram only follows new windows. From a frame, an app opens through the top page: browsers block
 * app schemes inside frames.
 */
export function chooseTarget(href: string, { isFramed, isTelegram }: LinkSurroundings): '_blank' | '_self' | '_top' {
  if (isTelegram || isWebLink(href)) return '_blank'
  return isFramed ? '_top' : '_self'
}

/**
 * Opens a link that `readLink` or `formatPairingLink` returned. Call it during a press: phones open the app of a
 * universal link only then. The opened page gets no `opener`.
 *
 * @example <Button onClick={() => setBlocked(!openLink(href))}>Open Prism</Button>
 */
export const openLink: OpenLink = (href) => {
  const target = chooseTarget(href, readSurroundings())
  // Not `noopener`: with it `window.open` always returns null, so blocking could not be detected.
  const opened = window.open(href, target)
  if (target !== '_blank') return true
  if (!opened) return false
  try {
    opened.opener = null
  } catch {
    // The window already shows another origin.
  }
  return true
}

function readSurroundings(): LinkSurroundings {
  return {
    isFramed: window.self !== window.top,
    // The first is set by Telegram's apps, the second by its web version.
    isTelegram: 'TelegramWebviewProxy' in window || window.location.hash.includes('tgWebApp'),
  }
}
