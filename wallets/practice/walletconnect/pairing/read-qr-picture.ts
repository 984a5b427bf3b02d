/** Longest edges to try, px: small codes need the full picture, large photos read better (and faster) when shrunk. */
const edges = [1600, 800, 400]

/**
 * The text of the QR code in a picture; null when there is none.
 *
 * @throws Error when the file is no picture that this browser can read.
 */
export async function readQrPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error('This file is no picture. Choose a PNG, JPEG or WebP of the QR code.', { cause })
  })
  // The decoder is fetched only when somebody brings a picture.
  const { default: jsQR } = await import('jsqr')
  try {
    for (const edge of edges) {
      const { data, width, height } = draw(picture, edge)
      const code = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })
      if (code?.data) return code.data
    }
    return null
  } finally {
    picture.close()
  }
}

/** On white and with a margin: a transparent or tightly cut picture lacks the quiet zone a decoder looks for. */
function draw(picture: ImageBitmap, edge: number): ImageData {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const margin = Math.ceil(Math.max(width, height) / 12)
  const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot read pictures. Paste the link instead.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, margin, margin, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
