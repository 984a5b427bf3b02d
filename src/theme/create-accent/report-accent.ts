import type { Appearance } from '../../../tokens/color/backdrops.js'
import type { ChosenRoles, SolidText } from '../../../tokens/color/color-roles.js'
import type { ColorScale } from '../../../tokens/color/color-scale.js'
import { contrastRatio, isOutsideSrgb, parseHex, TEXT_CONTRAST } from '../../../tokens/color/contrast.js'
import type { Rgb } from '../../../tokens/color/convert-color.js'
import { type Paint, readPaint } from '../../../tokens/color/paint.js'
import { type MeasuredPair, measurePairs } from './measure-pairs.js'

export type AccentReport = {
  /** Every required pair, light before dark. */
  pairs: readonly MeasuredPair[]
  /** The pair nearest to its required ratio. */
  lowest: MeasuredPair
  /** Where the color itself has too little contrast, with the ratios and the color that is used instead. */
  warnings: readonly string[]
}

/** One appearance of an accent: the given color (`input` and `wanted`), the color of step 9, and the page background. */
export type ReportedSide = { input: string; wanted: Rgb; solid: Rgb; page: Rgb }

/** Measures every required pair of a scale, and warns where the color itself has too little contrast. */
export function reportAccent(
  scale: ColorScale,
  chosen: Record<Appearance, ChosenRoles>,
  sides: Record<Appearance, ReportedSide>,
  text: SolidText = 'auto',
): AccentReport {
  const pairs = (['light', 'dark'] as const).flatMap((appearance) =>
    measurePairs(scale, appearance, chosen[appearance]),
  )
  const lowest = pairs.reduce((least, pair) => (pair.ratio / pair.needed < least.ratio / least.needed ? pair : least))
  const warnings = (['light', 'dark'] as const).flatMap((appearance) => [
    ...warnOfGamut(scale, appearance, sides[appearance]),
    ...warnOfSolid(scale, appearance, sides[appearance]),
    ...(text === 'auto'
      ? warnOfTextOnSolid(scale, appearance, chosen[appearance])
      : warnOfWantedText(scale, appearance, pairs, text)),
    ...warnOfText(scale, appearance, chosen[appearance], sides[appearance]),
  ])
  return { pairs, lowest, warnings: [...new Set(warnings)] }
}

const format = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

function readRole(scale: ColorScale, appearance: Appearance, paint: Paint): { rgb: Rgb; hex: string } {
  const { solid } = scale[appearance]
  return { rgb: readPaint(paint, solid), hex: 'color' in paint ? paint.color : solid[paint.step] }
}

function warnOfGamut(scale: ColorScale, appearance: Appearance, { input, wanted }: ReportedSide): string[] {
  if (!isOutsideSrgb(wanted)) return []
  return [`${input} lies outside of sRGB: screens that cannot show it get ${scale[appearance].solid[9]}.`]
}

function warnOfSolid(
  scale: ColorScale,
  appearance: Appearance,
  { input, wanted, solid, page }: ReportedSide,
): string[] {
  if (solid === wanted) return []
  const [reached, now] = [contrastRatio(wanted, page), contrastRatio(solid, page)].map(format)
  const hint = appearance === 'dark' ? ' Set `dark` in the options to choose it yourself.' : ''
  return [
    `${input} as a fill on the ${appearance} page reaches ${reached} and would not be seen; ` +
      `the fill is ${scale[appearance].solid[9]} instead, ${now}.${hint}`,
  ]
}

function warnOfTextOnSolid(scale: ColorScale, appearance: Appearance, { textOnSolid }: ChosenRoles): string[] {
  const fill = parseHex(scale[appearance].solid[9]).rgb
  if (readRole(scale, appearance, textOnSolid).hex !== '#000000') return []
  const [white, ink, black] = ['#ffffff', '#111111', '#000000'].map((text) =>
    format(contrastRatio(parseHex(text).rgb, fill)),
  )
  return [
    `On ${scale[appearance].solid[9]} neither white (${white}) nor #111111 (${ink}) reaches the 4.5 that text needs; ` +
      `text on it is #000000 instead, ${black}.`,
  ]
}

/** The lowest contrast is that of the hovered or pressed fill. */
function warnOfWantedText(
  scale: ColorScale,
  appearance: Appearance,
  pairs: readonly MeasuredPair[],
  text: Exclude<SolidText, 'auto'>,
): string[] {
  const ratios = pairs.filter((pair) => pair.appearance === appearance && pair.role === 'textOnSolid')
  const lowest = Math.min(...ratios.map(({ ratio }) => ratio))
  if (lowest >= TEXT_CONTRAST) return []
  return [
    `On ${scale[appearance].solid[9]} the ${text} text that was asked for reaches ${format(lowest)}, and text needs 4.5. ` +
      'Use a darker or lighter color, or leave out `text`: people with low vision cannot read it, and it fails WCAG 2.2 AA.',
  ]
}

function warnOfText(
  scale: ColorScale,
  appearance: Appearance,
  { textMuted }: ChosenRoles,
  { page }: ReportedSide,
): string[] {
  const fill = scale[appearance].solid[9]
  const reached = contrastRatio(parseHex(fill).rgb, page)
  if (reached >= TEXT_CONTRAST) return []
  const text = readRole(scale, appearance, textMuted)
  const place = appearance === 'light' ? 'white' : 'the dark page'
  return [
    `${fill} as text on ${place} reaches ${format(reached)} and needs 4.5; ` +
      `text uses ${text.hex} instead, ${format(contrastRatio(text.rgb, page))}.`,
  ]
}
