import { isImageDataUrl } from './image-data-url.js'

/**
 * Returns the URL of an image from an untrusted source, such as a paired wallet or the directory of another site, if a
 * page may load it: `https:` of another origin, or an image in a `data:` URL. A request to the page's own origin has the
 * visitor's cookies, so only the app may name such an address.
 *
 * @param ownOrigin The origin of the page. Default: `location.origin`; undefined on a server.
 */
export function readForeignImageUrl(url: string, ownOrigin = globalThis.location?.origin): string | undefined {
  if (!URL.canParse(url)) return undefined
  // Do not return `url` itself: a page on https would read `https:/sign-out` as a path of its own.
  const { protocol, origin, href } = new URL(url)
  const isForeign = protocol === 'https:' && origin !== ownOrigin
  return isForeign || isImageDataUrl(href) ? href : undefined
}
