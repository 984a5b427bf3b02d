import { type Appearance, backdrops, type Place } from '../../../tokens/color/backdrops.js'
import { type ChosenRoles, chooseRoles } from '../../../tokens/color/color-roles.js'
import type { ColorScale } from '../../../tokens/color/color-scale.js'
import { blend, luminanceRatio, parseColor } from '../../../tokens/color/contrast.js'
import { contrastRequirements, type Fill } from '../../../tokens/color/contrast-requirements.js'
import { luminance, type Rgb } from '../../../tokens/color/convert-color.js'
import { type Paint, readPaint } from '../../../tokens/color/paint.js'
import { readShownScale } from '../../../tokens/color/shown-scale.js'
import { fixedRoles } from '../../../tokens/fixed-roles.js'
import { measureApca } from './measure-apca.js'

/** The lowest contrast of a required pair, over every gray, both panels and both gamuts. */
export type MeasuredPair = {
  appearance: Appearance
  /** The role in front, such as `textOnSolid`. */
  role: string
  /** The fill below it, such as `solidHover`; `none` for page, panel or group. */
  fill: Fill
  place: Place
  /** WCAG 2.2 contrast ratio, 1–21. */
  ratio: number
  /** The required ratio: 4.5 for text, 3 for marks and rings. */
  needed: number
  /** Lightness contrast Lc, 0–108 (APCA-W3 0.1.9), for comparison. */
  apca: number
}

/** Measures every required pair of a scale in one appearance. */
export function measurePairs(
  scale: ColorScale,
  appearance: Appearance,
  chosen: ChosenRoles = chooseRoles(scale, appearance),
): MeasuredPair[] {
  const paints: Partial<Record<string, Paint>> = { ...chosen, text: { step: fixedRoles.text.step } }
  const readRole = (name: string): Paint => paints[name] ?? { step: fixedRoles.solid.step }
  const looks = readLooks(scale, appearance)

  return contrastRequirements.flatMap(({ role, fills, places, ratio: needed }) =>
    fills.flatMap((fill) =>
      places.map((place) => {
        const measured = looks.map(({ solid, alpha }) => {
          const text = readPaint(readRole(role), solid)
          const unders = isSolid(fill)
            ? [readPaint(readRole(fill), solid)]
            : layTint(fill === 'none' ? '#00000000' : alpha[fixedRoles[fill].step], backdrops[appearance][place])
          return findWorst(text, unders)
        })
        const { ratio, apca } = measured.reduce((worst, look) => (look.ratio < worst.ratio ? look : worst))
        return { appearance, role, fill, place, ratio, needed, apca }
      }),
    ),
  )
}

/** Returns the lowest WCAG contrast of `text` on any backdrop, and the APCA contrast of the same pair. */
function findWorst(text: Rgb, unders: readonly Rgb[]): { ratio: number; apca: number } {
  const from = luminance(text)
  const ratios = unders.map((under) => luminanceRatio(from, luminance(under)))
  const ratio = Math.min(...ratios)
  return { ratio, apca: measureApca(text, unders[ratios.indexOf(ratio)] ?? text) }
}

function isSolid(fill: Fill): fill is Extract<Fill, `solid${string}`> {
  return fill.startsWith('solid')
}

function layTint(tint: string, unders: readonly Rgb[]): readonly Rgb[] {
  const { rgb, alpha } = parseColor(tint)
  return unders.map((under) => blend(rgb, alpha, under))
}

/** The scale on an sRGB and on a wide-gamut screen, or one scale if both show the same colors. */
function readLooks(scale: ColorScale, appearance: Appearance) {
  const [narrow, wide] = [readShownScale(scale, appearance, 'srgb'), readShownScale(scale, appearance, 'p3')]
  return narrow.solid === wide.solid ? [narrow] : [narrow, wide]
}
