import type { Appearance } from '../../../tokens/color/backdrops.js'
import { contrastRatio, MARK_CONTRAST } from '../../../tokens/color/contrast.js'
import type { Rgb } from '../../../tokens/color/convert-color.js'
import { fitGamut, type Oklch, toChannels, toOklch } from '../../../tokens/color/convert-color.js'
import { moveUntil } from './build-scale.js'

/** A strong fill has to be told from the page. Its text names it, so that less than 3:1 will do. */
const SEEN_CONTRAST = 1.25

/** White and black have no hue to keep: on a page of their own colour they change places, as neutral brands do. */
const flipped: Record<Appearance, number> = { light: 0.2, dark: 0.95 }

/**
 * The strong fill of one appearance: the colour itself, unless it would vanish in the page. Then its lightness moves
 * away from the page, to 3:1.
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
 * How much chroma goes with another lightness: a dark colour under more light, or a pale one with the white taken out.
 * Kept as it was, it would turn to dust.
 */
function growChroma(from: number, to: number): number {
  return to > from ? to / from : (1 - to) / (1 - from)
}

/** On white a pale colour is seen by its chroma too, as yellow is; on a dark page chroma does not help. */
function isSeen(source: Rgb, appearance: Appearance, page: Rgb): boolean {
  const contrast = contrastRatio(source, page)
  return contrast >= SEEN_CONTRAST || (appearance === 'light' && toOklch(source).c >= 0.1)
}

function toRgb(color: Oklch): Rgb {
  const [red, green, blue] = toChannels(fitGamut(color, 'srgb'), 'srgb')
  return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)]
}
