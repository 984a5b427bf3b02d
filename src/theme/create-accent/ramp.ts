import type { Appearance } from '../../../tokens/color/backdrops.js'
import type { Step } from '../../../tokens/color/color-scale.js'
import type { Oklch } from '../../../tokens/color/convert-color.js'

/** Steps whose lightness does not depend on the solid color. */
type RampStep = Exclude<Step, 9 | 10>

/** OKLCH lightness of vivid colors and of grays, from the middle of the 26 scales of `@radix-ui/colors`. */
const lightness: Record<Appearance, Record<'vivid' | 'neutral', Record<RampStep, number>>> = {
  light: {
    vivid: { 1: 0.993, 2: 0.982, 3: 0.958, 4: 0.931, 5: 0.9, 6: 0.859, 7: 0.806, 8: 0.735, 11: 0.55, 12: 0.33 },
    neutral: { 1: 0.991, 2: 0.982, 3: 0.955, 4: 0.931, 5: 0.907, 6: 0.885, 7: 0.851, 8: 0.792, 11: 0.503, 12: 0.244 },
  },
  dark: {
    vivid: { 1: 0.188, 2: 0.211, 3: 0.266, 4: 0.308, 5: 0.35, 6: 0.396, 7: 0.456, 8: 0.53, 11: 0.782, 12: 0.912 },
    neutral: { 1: 0.178, 2: 0.213, 3: 0.252, 4: 0.285, 5: 0.313, 6: 0.348, 7: 0.402, 8: 0.489, 11: 0.77, 12: 0.949 },
  },
}

/** Chroma as a share of the solid color's chroma, which is limited to `most`. */
const chroma: Record<Appearance, Record<RampStep, { share: number; most: number }>> = {
  light: {
    1: { share: 0.03, most: 0.12 },
    2: { share: 0.08, most: 0.12 },
    3: { share: 0.19, most: 0.125 },
    4: { share: 0.31, most: 0.125 },
    5: { share: 0.42, most: 0.125 },
    6: { share: 0.53, most: 0.13 },
    7: { share: 0.66, most: 0.13 },
    8: { share: 0.88, most: 0.13 },
    11: { share: 0.92, most: 0.2 },
    12: { share: 0.5, most: 0.19 },
  },
  dark: {
    1: { share: 0.11, most: 0.18 },
    2: { share: 0.14, most: 0.18 },
    3: { share: 0.34, most: 0.19 },
    4: { share: 0.48, most: 0.19 },
    5: { share: 0.53, most: 0.19 },
    6: { share: 0.57, most: 0.19 },
    7: { share: 0.63, most: 0.19 },
    8: { share: 0.73, most: 0.19 },
    11: { share: 1, most: 0.16 },
    12: { share: 0.3, most: 0.18 },
  },
}

/** Extra chroma for yellow, which looks paler than other hues in light tints. */
const yellowTint: Partial<Record<Step, number>> = { 3: 2.4, 4: 2, 5: 1.5, 6: 0.9, 7: 0.35, 8: 0.2 }
/** Degrees by which darker yellow turns towards orange, because it would look green. */
const yellowLean: Partial<Record<Step, number>> = { 7: 6, 8: 10, 11: 20, 12: 20 }

/** How yellow a color is, 0–1. */
function readYellowness({ c, h }: Oklch): number {
  return Math.exp(-(((h - 98) / 24) ** 2)) * Math.min(1, Math.max(0, (c - 0.06) / 0.08))
}

/** Computes one step of the scale of a solid color, before its chroma is fitted to a gamut. */
export function readRampStep(solid: Oklch, appearance: Appearance, step: RampStep): Oklch {
  const { vivid, neutral } = lightness[appearance]
  const vividness = Math.min(1, solid.c / 0.04)
  const l = neutral[step] + (vivid[step] - neutral[step]) * vividness
  const { share, most } = chroma[appearance][step]
  const yellowness = readYellowness(solid)
  const isLight = appearance === 'light'
  const boost = isLight ? 1 + (yellowTint[step] ?? 0) * yellowness : 1 - (step <= 8 ? 0.3 * yellowness : 0)
  const calm = isLight ? 1 : Math.min(1, 0.35 + solid.c * 6)
  return {
    l: step === 11 ? readTextLightness(solid.l, l, appearance) : l,
    c: share * Math.min(solid.c, most) * boost * calm,
    h: solid.h - (isLight ? (yellowLean[step] ?? 0) * yellowness : 0),
  }
}

/** Text uses the solid color's lightness if that has more contrast: navy in light, yellow in dark. */
function readTextLightness(solid: number, usual: number, appearance: Appearance): number {
  return appearance === 'light' ? Math.max(0.42, Math.min(usual, solid)) : Math.min(0.9, Math.max(usual, solid - 0.03))
}
