import { isWebLink } from '../../core/model/link.js'

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
 * Opens a link that `readLink` or `formatPairingLink` has let through. A web page learns nothing of this one: it gets
 * neither a way back (`opener`) nor this page's address (`Referer`).
 *
 * @example <Button onClick={() => setBlocked(!openLink(href))}>Open Prism</Button>
 */
export const openLink: OpenLink = (href) => {
  const surroundings = readSurroundings()
  const target = chooseTarget(href, surroundings)
  if (target !== '_blank') {
    window.open(href, target)
    return true
  }
  // Telegram takes the address from the call; it hands it on to an app or a browser, without this page's.
  const opened = surroundings.isTelegram ? window.open(href, target) : openPage(href)
  if (!opened) return false
  try {
    opened.opener = null
  } catch {
    // A window that is another site's already has no way back to this page.
  }
  return true
}

/**
 * A new window with `href` in it; null when the browser did not let it. The features `noopener` and `noreferrer` would
 * hide whether it was blocked, so that an empty window comes first, and a link that keeps the address fills it.
 */
function openPage(href: string): Window | null {
  // Never the name of a window that is open already: that one would be filled, behind this one.
  const name = `lintel-${performance.now()}`
  const opened = window.open('', name)
  if (!opened) return null
  const link = document.createElement('a')
  Object.assign(link, { href, target: name, referrerPolicy: 'no-referrer' })
  document.body.append(link)
  link.click()
  link.remove()
  return opened
}

function readSurroundings(): LinkSurroundings {
  return {
    isFramed: window.self !== window.top,
    // Its apps put the first into the page, its web version the second into the address.
    isTelegram: 'TelegramWebviewProxy' in window || window.location.hash.includes('tgWebApp'),
  }
}
