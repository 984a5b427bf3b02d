import type { Appearance } from './backdrops.js'
import { type ColorScale, type ScaleSteps, type Step, steps } from './color-scale.js'
import { isOutsideSrgb, parseColor } from './contrast.js'

export type Gamut = 'srgb' | 'p3'

/** The steps of a scale outside sRGB, which wide-gamut screens show differently. */
export function listWideSteps(scale: ColorScale, appearance: Appearance): readonly Step[] {
  return steps.filter((step) => isOutsideSrgb(parseColor(scale[appearance].solidP3[step]).rgb))
}

/** Returns a scale as a screen of `gamut` shows it with the css of `color-vars.ts`. */
export function readShownScale(
  scale: ColorScale,
  appearance: Appearance,
  gamut: Gamut,
): { solid: ScaleSteps; alpha: ScaleSteps } {
  const { solid, alpha, solidP3, alphaP3 } = scale[appearance]
  const wide = gamut === 'p3' ? listWideSteps(scale, appearance) : []
  if (wide.length === 0) return { solid, alpha }
  const pick = (narrow: ScaleSteps, wider: ScaleSteps) =>
    Object.fromEntries(steps.map((step) => [step, (wide.includes(step) ? wider : narrow)[step]])) as ScaleSteps
  return { solid: pick(solid, solidP3), alpha: pick(alpha, alphaP3) }
}
