/**
 * Returns `src` when it may be shown: `https:`, an image in a `data:` URL, or the page's own origin. Anything else,
 * such as plain `http:` or `javascript:`, is no picture.
 *
 * @param pageOrigin `location.origin`; unknown on a server, where no image is drawn yet.
 */
export function readImageSource(src: string, pageOrigin?: string): string | undefined {
  // Most pictures of wallets are this, and long: parsing them again and again would be felt.
  if (/^data:image\//i.test(src)) return src
  // Browsers drop what stands around a URL; decide about what they will load.
  const base = pageOrigin ?? 'https://page.invalid'
  if (!URL.canParse(src, base)) return undefined
  const url = new URL(src, base)
  const isData = url.protocol === 'data:' && /^data:image\//i.test(url.href)
  return url.protocol === 'https:' || isData || url.origin === pageOrigin ? src : undefined
}
