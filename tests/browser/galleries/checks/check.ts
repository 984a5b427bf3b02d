import type { OpenGalleries } from '../open-galleries.js'

/** Something that holds for every gallery. */
export type Check = {
  title: string
  /** Renders the gallery of a story file, in a window of 1280 × 900 unless it resizes that, and returns what is wrong there. */
  find(page: OpenGalleries, file: string): Promise<string[]>
}
