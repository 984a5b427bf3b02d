import { isWebLink } from '../../../core/model/link.js'

/** Where a link is opened from, as far as it decides how. */
export type LinkSurroundings = {
  /** The page is shown inside another page. */
  isFramed: boolean
  /** The page is a mini app, or in the browser, of Telegram. */
  isTelegram: boolean
}

/** Opens a link; false when the browser did not let it. Call it within the visitor's own tap or click. */
export type OpenLink = (href: string) => boolean

/**
 * Where a link goes. A web page gets a window of its own, so that this one stays; an app's scheme takes the page's own
 * place, which leaves no empty window behind. Telegram follows new windows only. In a frame an app is called from the
 * outermost page: browsers refuse to leave for an app from within.
 */
export function chooseTarget(href: string, { isFramed, isTelegram }: LinkSurroundings): '_blank' | '_self' | '_top' {
  if (isTelegram || isWebLink(href)) return '_blank'
  return isFramed ? '_top' : '_self'
}

/**
 * Opens a link that `readLink` or `formatPairingLink` has let through, straight from the visitor's tap: a phone hands a
 * universal link to its app only then. A page that is opened gets no way back to this one (`opener`).
 *
 * @example <Button onClick={() => setBlocked(!openLink(href))}>Open Prism</Button>
 */
export const openLink: OpenLink = (href) => {
  const target = chooseTarget(href, readSurroundings())
  // Without the features `noopener` and `noreferrer`, which hide whether it was blocked: the opener is taken away right
  // after instead, and of this page's address browsers tell another site the origin alone.
  const opened = window.open(href, target)
  if (target !== '_blank') return true
  if (!opened) return false
  try {
    opened.opener = null
  } catch {
    // A window that is another site's already has no way back to this page.
  }
  return true
}

function readSurroundings(): LinkSurroundings {
  return {
    isFramed: window.self !== window.top,
    // Its apps put the first into the page, its web version the second into the address.
    isTelegram: 'TelegramWebviewProxy' in window || window.location.hash.includes('tgWebApp'),
  }
}
