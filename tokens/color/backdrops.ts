import { blend, composite, parseHex } from './contrast.js'
import { luminance, type Rgb } from './convert-color.js'

export type Appearance = 'light' | 'dark'

/** Where an element is: on page, panel or group; in a hovered row; in a pressed row. */
export type Place = 'resting' | 'pointed' | 'pressed'

/** The transparency of a translucent panel: low, so that text stays readable over any content. */
export const panelOpacity = 0.97

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/**
 * The steps of the six grays that are backgrounds: alpha 2, 3 and 5, and in dark the page and the panel (1, 2). Literals,
 * so that `createAccent` in the browser does not load `@radix-ui/colors`; a test compares them with the package.
 */
export const graySteps = {
  gray: {
    light: ['#00000006', '#0000000f', '#0000001f'],
    dark: ['#ffffff09', '#ffffff12', '#ffffff22', '#111111', '#191919'],
  },
  mauve: {
    light: ['#2b005506', '#30004010', '#20003820'],
    dark: ['#f5f4f609', '#ebeaf814', '#efe6fe25', '#121113', '#1a191b'],
  },
  slate: {
    light: ['#00005506', '#0000330f', '#0009321f'],
    dark: ['#d8f4f609', '#ddeaf814', '#d9edfe25', '#111113', '#18191b'],
  },
  sage: {
    light: ['#00402008', '#002d1e11', '#00180820'],
    dark: ['#f0f2f108', '#f3f5f412', '#f1fbfa22', '#101211', '#171918'],
  },
  olive: {
    light: ['#00490007', '#00200010', '#00180020'],
    dark: ['#f1f2f008', '#f4f5f312', '#f2fbf122', '#111210', '#181917'],
  },
  sand: {
    light: ['#25250007', '#20100010', '#1f180021'],
    dark: ['#f4f4f309', '#f6f6f513', '#fbfbeb23', '#111110', '#191918'],
  },
} as const

export type NeutralName = keyof typeof graySteps

/**
 * The darkest and the lightest background of each place, for every gray and both panels. They differ in lightness only,
 * so a color with enough contrast on both has enough on all between. A translucent panel is measured over black and over
 * white, because any content behind it is between them.
 */
function readBackdrops(appearance: Appearance): Record<Place, readonly Rgb[]> {
  const found = Object.values(graySteps).map(({ [appearance]: gray }) => {
    const [surface, tint, tintActive, page = '#ffffff', panel = '#ffffff'] = gray
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
