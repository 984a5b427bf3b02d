import type { ColorRoles } from '../contract.css.js'
import { type ColorScale, readColorScale, type Step } from './color-scale.js'
import { composite, contrastRatio, parseHex, type Rgb } from './contrast.js'

type Appearance = 'light' | 'dark'

/** Contrast that text needs, and that rings and marks need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5
export const MARK_CONTRAST = 3

const white: Rgb = [255, 255, 255]
const ink = '#111111'

type Surfaces = { resting: readonly Rgb[]; all: readonly Rgb[] }

/** What colours lie on in every gray a theme can have: page, panel and group, and besides a row that is pointed at. */
function readSurfaces(appearance: Appearance): Surfaces {
  const resting: Rgb[] = []
  const pointed: Rgb[] = []
  for (const gray of ['gray', 'mauve', 'slate', 'sage', 'olive', 'sand']) {
    const { solid, alpha } = readColorScale(gray)[appearance]
    const [page, panel] = appearance === 'light' ? [white, white] : [parseHex(solid[1]).rgb, parseHex(solid[2]).rgb]
    const group = composite(alpha[2], panel)
    resting.push(page, panel, group)
    pointed.push(composite(alpha[3], group))
  }
  return { resting, all: [...resting, ...pointed] }
}
const surfaces = { light: readSurfaces('light'), dark: readSurfaces('dark') }

/** The lowest contrast of `text` over `fills`, each laid over every backdrop. */
function lowestContrast(text: string, fills: readonly string[], backdrops: readonly Rgb[]): number {
  const { rgb } = parseHex(text)
  return Math.min(
    ...backdrops.flatMap((backdrop) => fills.map((fill) => contrastRatio(rgb, composite(fill, backdrop)))),
  )
}

type SolidRoles = Pick<ColorRoles, 'solidHover' | 'solidActive' | 'textOnSolid' | 'markOnSolid'>

/**
 * What stands on the solid step, and how that answers a pointer. Text is white or near-black, whichever reads better;
 * a mark stays white while that is enough. Hover and press move away from the text, so that they never cost contrast:
 * step 10 goes the wrong way in half of the scales.
 */
function solidRoles(scale: ColorScale, appearance: Appearance, stepVar: (step: Step) => string): SolidRoles {
  const { solid } = scale[appearance]
  const contrast = (text: string, step: Step) => contrastRatio(parseHex(text).rgb, parseHex(solid[step]).rgb)
  const isWhite = contrast('#ffffff', 9) >= contrast(ink, 9)
  const textOnSolid = isWhite ? '#ffffff' : ink
  const away = isWhite ? '#000000' : '#ffffff'
  const isAway = contrast(textOnSolid, 10) >= contrast(textOnSolid, 9)
  const [from, share] = isAway ? [stepVar(10), 0] : [stepVar(9), 10]
  const mix = (percent: number) => (percent ? `color-mix(in srgb, ${from} ${100 - percent}%, ${away})` : from)
  return {
    solidHover: mix(share),
    solidActive: mix(share + 10),
    textOnSolid,
    markOnSolid: contrast('#ffffff', 9) >= MARK_CONTRAST ? '#ffffff' : textOnSolid,
  }
}

/** Where a role has to be readable: on soft fills of its own colour over resting surfaces, and bare. */
type Need = { candidates: readonly Step[]; ratio: number; fills: readonly Step[]; bare?: keyof Surfaces }

/** The first candidate that is readable wherever it can stand; the last one when none is. */
function firstReadable(scale: ColorScale, appearance: Appearance, { candidates, ratio, fills, bare }: Need): Step {
  const { solid, alpha } = scale[appearance]
  const tints = fills.map((step) => alpha[step])
  const { resting } = surfaces[appearance]
  const reaches = (step: Step) =>
    lowestContrast(solid[step], tints, resting) >= ratio &&
    (!bare || lowestContrast(solid[step], ['#00000000'], surfaces[appearance][bare]) >= ratio)
  return candidates.find(reaches) ?? (candidates.at(-1) as Step)
}

/** The roles whose step depends on contrast; the others are the same step for every colour. */
export type ContrastRoles = Pick<
  ColorRoles,
  keyof SolidRoles | 'mark' | 'textMuted' | 'textOnTint' | 'textOnControl' | 'ring'
>

/**
 * Picks the readable step for every role that carries text, marks or the focus ring, in both appearances
 * (`light-dark()`), so that no theme can be made unreadable. See design-system "Contrast, by construction".
 */
export function contrastRoles(scale: ColorScale, stepVar: (step: Step) => string): ContrastRoles {
  const perAppearance = (read: (appearance: Appearance) => string) => {
    const [light, dark] = [read('light'), read('dark')]
    return light === dark ? light : `light-dark(${light}, ${dark})`
  }
  const pick = (need: Need) => perAppearance((appearance) => stepVar(firstReadable(scale, appearance, need)))
  const onSolid = (role: keyof SolidRoles) =>
    perAppearance((appearance) => solidRoles(scale, appearance, stepVar)[role])
  return {
    solidHover: onSolid('solidHover'),
    solidActive: onSolid('solidActive'),
    textOnSolid: onSolid('textOnSolid'),
    markOnSolid: onSolid('markOnSolid'),
    mark: pick({ candidates: [9, 10, 11], ratio: MARK_CONTRAST, fills: [], bare: 'all' }),
    textMuted: pick({ candidates: [11, 12], ratio: TEXT_CONTRAST, fills: [], bare: 'all' }),
    // A row that is pointed at moves the text of its badge to step 12 itself.
    textOnTint: pick({ candidates: [11, 12], ratio: TEXT_CONTRAST, fills: [3] }),
    textOnControl: pick({ candidates: [11, 12], ratio: TEXT_CONTRAST, fills: [3, 4, 5] }),
    ring: pick({ candidates: [8, 9, 10, 11, 12], ratio: MARK_CONTRAST, fills: [3], bare: 'all' }),
  }
}
