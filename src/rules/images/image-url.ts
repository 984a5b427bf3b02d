import { isImageDataUrl } from './image-data-url.js'

/**
 * Returns the URL of an image if a page may load it: `https:`, an image in a `data:` URL, or the page's own scheme
 * and host, because services in development have other ports and no TLS.
 * Anything else, such as plain `http:` or `javascript:`, is undefined.
 *
 * @param pageOrigin `location.origin`. Without it only paths such as `/logo.svg` count as the page's own.
 */
export function readImageUrl(url: string, pageOrigin?: string): string | undefined {
  const src = url.trim()
  // Most wallet icons are data URLs of several KB: skip the URL parser for them.
  if (isImageDataUrl(src)) return src
  if (pageOrigin === undefined && /^\/(?![/\\])/.test(src)) return src
  if (!URL.canParse(src, pageOrigin)) return undefined
  // Browsers drop tabs and line ends inside a URL: check the URL that they will load.
  const { protocol, origin, hostname, href } = new URL(src, pageOrigin)
  const isOwn = origin === pageOrigin || `${pageOrigin}:`.startsWith(`${protocol}//${hostname}:`)
  return protocol === 'https:' || isOwn || isImageDataUrl(href) ? src : undefined
}
