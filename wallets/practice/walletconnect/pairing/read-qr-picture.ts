import type { PracticeWords } from '../../words/en.js'

/**
 * Edge lengths to try, px. Small codes need the full image; large photos are read faster and better when scaled down.
 */
const edges = [1600, 800, 400]

/**
 * Reads the QR code in an image. Returns null without one.
 *
 * @throws Error with words for the visitor when the browser cannot decode the file as an image.
 */
export async function readQrPicture(file: Blob, words: PracticeWords['link']): Promise<string | null> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(words.noPicture, { cause })
  })
  // Loaded lazily: most visitors do not read an image.
  const { default: jsQR } = await import('jsqr')
  try {
    for (const edge of edges) {
      const { data, width, height } = draw(picture, edge, words)
      const code = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })
      if (code?.data) return code.data
    }
    return null
  } finally {
    picture.close()
  }
}

/** Draws the image on white with a margin, because decoders need a quiet zone around the code. */
function draw(picture: ImageBitmap, edge: number, words: PracticeWords['link']): ImageData {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const margin = Math.ceil(Math.max(width, height) / 12)
  const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin)
  const context = canvas.getContext('2d')
  if (!context) throw new Error(words.noPictures)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, margin, margin, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
