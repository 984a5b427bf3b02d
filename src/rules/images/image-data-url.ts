/** Whether the text is an image in a `data:` URL (RFC 2397), which needs no request. */
export function isImageDataUrl(url: string): boolean {
  return /^data:image\//i.test(url)
}
