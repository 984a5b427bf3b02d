import type { ColorRoles } from '../contract.css.js'
import { type ColorScale, readColorScale, type Step } from './color-scale.js'
import { composite, contrastRatio, parseHex, type Rgb } from './contrast.js'

type Appearance = 'light' | 'dark'

/** Contrast that text needs, and that rings and marks need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5
export const MARK_CONTRAST = 3

const white: Rgb = [255, 255, 255]
const ink = '#111111'

/** What a colour can lie on: panel and rows. Slate stands for all grays, which differ by less than rounding. */
const slate = readColorScale('slate')
const backdrops: Record<Appearance, readonly Rgb[]> = {
  light: [white, ...([2, 3, 4] as const).map((step) => parseHex(slate.light.solid[step]).rgb)],
  dark: ([1, 2, 3, 4] as const).map((step) => parseHex(slate.dark.solid[step]).rgb),
}

/** The lowest contrast of `text` over `fills`, each laid over everything it can lie on. */
function lowestContrast(text: string, fills: readonly string[], appearance: Appearance): number {
  const { rgb } = parseHex(text)
  return Math.min(
    ...backdrops[appearance].flatMap((backdrop) => fills.map((fill) => contrastRatio(rgb, composite(fill, backdrop)))),
  )
}

/** The first of `candidates` that reaches `needed` on every backdrop and fill; the last one when none does. */
function firstReadable(
  scale: ColorScale,
  appearance: Appearance,
  candidates: readonly Step[],
  fills: readonly string[],
  needed: number,
): Step {
  const reaches = (step: Step) => lowestContrast(scale[appearance].solid[step], fills, appearance) >= needed
  return candidates.find(reaches) ?? (candidates.at(-1) as Step)
}

/** White or near-black on a solid fill, whichever reads better over rest and hover. */
function textOnSolid(scale: ColorScale, appearance: Appearance): string {
  const fills = ([9, 10] as const).map((step) => parseHex(scale[appearance].solid[step]).rgb)
  const lowest = (text: Rgb) => Math.min(...fills.map((fill) => contrastRatio(text, fill)))
  return lowest(white) >= lowest(parseHex(ink).rgb) ? '#ffffff' : ink
}

/** The roles whose step depends on contrast; the others are the same step for every colour. */
export type ContrastRoles = Pick<ColorRoles, 'mark' | 'textMuted' | 'textOnTint' | 'textOnSolid' | 'ring'>

/**
 * Picks the readable step for every role that carries text, marks or the focus ring, in both appearances
 * (`light-dark()`), so that no theme can be made unreadable. See design-system "Contrast, by construction".
 */
export function contrastRoles(scale: ColorScale, stepVar: (step: Step) => string): ContrastRoles {
  const pick = (candidates: readonly Step[], fills: (appearance: Appearance) => readonly string[], needed: number) => {
    const [light, dark] = (['light', 'dark'] as const).map((appearance) =>
      stepVar(firstReadable(scale, appearance, candidates, fills(appearance), needed)),
    ) as [string, string]
    return light === dark ? light : `light-dark(${light}, ${dark})`
  }
  const bare = () => ['#00000000']
  const tints = (appearance: Appearance) => ([3, 4, 5] as const).map((step) => scale[appearance].alpha[step])
  const [onLight, onDark] = [textOnSolid(scale, 'light'), textOnSolid(scale, 'dark')]
  return {
    mark: pick([9, 10, 11], bare, MARK_CONTRAST),
    textMuted: pick([11, 12], bare, TEXT_CONTRAST),
    textOnTint: pick([11, 12], tints, TEXT_CONTRAST),
    textOnSolid: onLight === onDark ? onLight : `light-dark(${onLight}, ${onDark})`,
    ring: pick([8, 9, 10, 11, 12], (appearance) => ['#00000000', scale[appearance].alpha[3]], MARK_CONTRAST),
  }
}
