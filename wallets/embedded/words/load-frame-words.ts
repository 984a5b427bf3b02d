import { enFrame, type FrameWords } from './frame-words.js'

/** Loads the words for a locale (BCP 47), English where there are none. */
export async function loadFrameWords(locale: string): Promise<FrameWords> {
  if (!/^ar\b/i.test(locale)) return enFrame
  const { arFrame } = await import('./ar-frame.js')
  return arFrame
}
