import { fixedRoles } from '../fixed-roles.js'
import { type Appearance, backdrops, type Place } from './backdrops.js'
import type { ColorScale, Step } from './color-scale.js'
import { blend, luminanceRatio, parseColor } from './contrast.js'
import type { Fill } from './contrast-requirements.js'
import { luminance, type Rgb } from './convert-color.js'
import { type Paint, readPaint } from './paint.js'
import { readShownScale } from './shown-scale.js'

/** Translucent fills. */
type TintFill = 'surface' | 'tint' | 'tintHover' | 'tintActive'

const gamuts = ['srgb', 'p3'] as const

/** Measures contrast within one scale, in one appearance, in both gamuts. */
export type ScaleMeter = {
  /** Luminance of a step, per gamut. */
  stepLuminances(step: Step): readonly number[]
  /** Whether `step` has at least as much contrast with `rgb` as `than`, in both gamuts. */
  isFurther(step: Step, than: Step, rgb: Rgb): boolean
  /** The lowest contrast of `paint` on `fill`, which may itself be a paint, on all backgrounds of `place`. */
  lowestOn(paint: Paint, fill: Fill | Paint, place: Place): number
}

/** Creates a meter that caches its measurements. */
export function createScaleMeter(scale: ColorScale, appearance: Appearance): ScaleMeter {
  const shown = gamuts.map((gamut) => readShownScale(scale, appearance, gamut))
  // Measure the wide gamut only if it changes a step.
  const looks = shown.filter(({ solid }, at) => at === 0 || solid !== shown[0]?.solid)
  const known = new Map<string, readonly number[]>()

  const measureFill = (at: number, fill: Fill, place: Place): readonly number[] => {
    const key = `${at} ${fill} ${place}`
    const before = known.get(key)
    if (before) return before
    const tint = fill === 'none' ? '#00000000' : (looks[at]?.alpha[fixedRoles[fill as TintFill].step] ?? '#00000000')
    const { rgb, alpha } = parseColor(tint)
    const measured = backdrops[appearance][place].map((under) => luminance(blend(rgb, alpha, under)))
    known.set(key, measured)
    return measured
  }
  const stepLuminances = (step: Step) => looks.map(({ solid }) => luminance(parseColor(solid[step]).rgb))

  return {
    stepLuminances,
    isFurther: (step, than, rgb) => {
      const from = luminance(rgb)
      const nearer = stepLuminances(than)
      return stepLuminances(step).every(
        (far, at) => luminanceRatio(far, from) >= luminanceRatio(nearer[at] ?? far, from),
      )
    },
    lowestOn: (paint, fill, place) =>
      Math.min(
        ...looks.map(({ solid }, at) => {
          const text = luminance(readPaint(paint, solid))
          if (typeof fill === 'object') return luminanceRatio(text, luminance(readPaint(fill, solid)))
          return measureFill(at, fill, place).reduce((low, under) => Math.min(low, luminanceRatio(text, under)), 21)
        }),
      ),
  }
}
