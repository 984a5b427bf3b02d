import { blend, composite, parseHex } from './contrast.js'
import { luminance, type Rgb } from './convert-color.js'
import { neutralNames, readGrayScale } from './gray-scales.js'

export type Appearance = 'light' | 'dark'

/** Where an element is: on page, panel or group; in a hovered row; in a pressed row. */
export type Place = 'resting' | 'pointed' | 'pressed'

/** The transparency of a translucent panel: low, so that text stays readable over any content. */
export const panelOpacity = 0.97

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/**
 * The darkest and the lightest background of each place, for every gray and both panels. They differ in lightness only,
 * so a color with enough contrast on both has enough on all between. A translucent panel is measured over black and over
 * white, because any content behind it is between them.
 */
function readBackdrops(appearance: Appearance): Record<Place, readonly Rgb[]> {
  const found = neutralNames.map((name) => {
    const { alpha, solid } = readGrayScale(name)[appearance]
    const [surface, tint, tintActive] = [alpha[2], alpha[3], alpha[5]]
    const [page, panel] = appearance === 'light' ? ['#ffffff', '#ffffff'] : [solid[1], solid[2]]
    const { rgb } = parseHex(panel)
    const bare = [parseHex(page).rgb, rgb, ...[black, white].map((behind) => blend(rgb, panelOpacity, behind))]
    const resting = pickExtremes([...bare, ...bare.map((under) => composite(surface, under))])
    const lay = (fill: string) => resting.map((under) => composite(fill, under))
    return { resting, pointed: lay(tint), pressed: lay(tintActive) }
  })
  const collect = (place: Place) => found.flatMap(({ [place]: colors }) => colors)
  return { resting: collect('resting'), pointed: collect('pointed'), pressed: collect('pressed') }
}

function pickExtremes(colors: readonly Rgb[]): readonly Rgb[] {
  const sorted = colors.toSorted((first, second) => luminance(first) - luminance(second))
  return [...sorted.slice(0, 1), ...sorted.slice(-1)]
}

export const backdrops: Record<Appearance, Record<Place, readonly Rgb[]>> = /* @__PURE__ */ (() => ({
  light: readBackdrops('light'),
  dark: readBackdrops('dark'),
}))()
