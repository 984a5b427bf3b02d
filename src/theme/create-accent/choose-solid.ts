import type { Appearance } from '../../../tokens/color/backdrops.js'
import { contrastRatio, MARK_CONTRAST } from '../../../tokens/color/contrast.js'
import type { Rgb } from '../../../tokens/color/convert-color.js'
import { fitGamut, type Oklch, toChannels, toOklch } from '../../../tokens/color/convert-color.js'
import { moveUntil } from './build-scale.js'

/** The least contrast between a solid fill and the page. Its text has its own contrast, so this may be below 3:1. */
const SEEN_CONTRAST = 1.25

/** White on a white page becomes black, and black on a dark page white, as in neutral brands. */
const flipped: Record<Appearance, number> = { light: 0.2, dark: 0.95 }

/**
 * Chooses the solid fill of one appearance: the color itself, or, if it has too little contrast with the page, the color
 * with its lightness moved away from the page until 3:1.
 */
export function chooseSolid(source: Rgb, appearance: Appearance, page: Rgb): Rgb {
  if (isSeen(source, appearance, page)) return source
  const color = toOklch(source)
  if (color.c < 0.015) return toRgb({ ...color, l: flipped[appearance] })
  const relight = ({ l }: Oklch) => toRgb({ ...color, l, c: Math.min(0.16, color.c * growChroma(color.l, l)) })
  const by = appearance === 'light' ? -0.01 : 0.01
  return relight(moveUntil(color, by, (candidate) => contrastRatio(relight(candidate), page) >= MARK_CONTRAST))
}

/**
 * Scales chroma with lightness: a lightened dark color needs more chroma, and so does a darkened pale one. With the same
 * chroma it would look gray.
 */
function growChroma(from: number, to: number): number {
  return to > from ? to / from : (1 - to) / (1 - from)
}

/** On white a pale color such as yellow is also visible by its chroma; on a dark page chroma does not help. */
function isSeen(source: Rgb, appearance: Appearance, page: Rgb): boolean {
  const contrast = contrastRatio(source, page)
  return contrast >= SEEN_CONTRAST || (appearance === 'light' && toOklch(source).c >= 0.1)
}

function toRgb(color: Oklch): Rgb {
  const [red, green, blue] = toChannels(fitGamut(color, 'srgb'), 'srgb')
  return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)]
}
