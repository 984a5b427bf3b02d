import type { Appearance } from '../../../tokens/color/backdrops.js'
import { meetsRequirements } from '../../../tokens/color/color-roles.js'
import { type ColorScale, type ScaleSteps, type Step, steps } from '../../../tokens/color/color-scale.js'
import { parseHex } from '../../../tokens/color/contrast.js'
import {
  fitGamut,
  luminance,
  type Oklch,
  type Rgb,
  type Screen,
  toChannels,
  toOklch,
} from '../../../tokens/color/convert-color.js'
import { type NeutralName, readGrayScale } from '../../../tokens/color/gray-scales.js'
import { createScaleMeter } from '../../../tokens/color/measure-scale.js'
import { formatAlpha, formatColor } from './format-color.js'
import { readRampStep } from './ramp.js'

type Side = ColorScale[Appearance]
type Colors = Record<Step, Oklch>

/** The roles whose contrast each text step must reach. */
const textRoles = { 11: ['textMuted', 'textOnTint', 'textOnControl'], 12: ['text'] } as const

/** Builds twelve steps and their alpha steps for both gamuts. Step 9 is `solid` unchanged. */
export function buildSide(solid: Rgb, appearance: Appearance, gray: NeutralName): Side {
  const color = toOklch(solid)
  const page = toOklch(readPage(appearance, gray))
  const readStep = (step: Step) => {
    if (step === 9) return color
    return step === 10 ? readHoverStep(color, solid) : readRampStep(color, appearance, step)
  }
  const colors = Object.fromEntries(steps.map((step) => [step, readStep(step)])) as Colors
  const draft = formatSide(colors, page)
  const meter = createScaleMeter({ light: draft, dark: draft }, appearance)
  for (const step of [11, 12] as const) {
    const reads = (candidate: Oklch) =>
      (['srgb', 'p3'] as const).every((screen) => {
        const paint = { color: formatStep(candidate, screen) }
        return textRoles[step].every((role) => meetsRequirements(meter, role, paint))
      })
    colors[step] = moveUntil(colors[step], appearance === 'light' ? -0.01 : 0.01, reads)
  }
  return formatSide(colors, page)
}

/** Returns the page background of one appearance; the alpha steps are computed over it. */
export function readPage(appearance: Appearance, gray: NeutralName): Rgb {
  return parseHex(appearance === 'light' ? '#ffffff' : readGrayScale(gray).dark.solid[1]).rgb
}

/** Changes lightness by `by` until `isEnough` returns true or lightness reaches 0 or 1. */
export function moveUntil(color: Oklch, by: number, isEnough: (color: Oklch) => boolean): Oklch {
  let moved = color
  while (!isEnough(moved) && moved.l > 0 && moved.l < 1) moved = { ...moved, l: moved.l + by }
  return moved
}

/** Step 10, for hover: moves lightness away from the text, or towards it if the color is nearly white or black. */
function readHoverStep(solid: Oklch, rgb: Rgb): Oklch {
  // At this luminance white and near-black have the same contrast.
  const away = luminance(rgb) <= 0.1815 ? -0.035 : 0.03
  const isPossible = solid.l + away > 0.12 && solid.l + away < 0.98
  return { ...solid, l: solid.l + (isPossible ? away : -away) }
}

function formatStep(color: Oklch, screen: Screen): string {
  return formatColor(toChannels(fitGamut(color, screen), screen), screen)
}

function formatSide(colors: Colors, page: Oklch): Side {
  const mapSteps = (format: (color: Oklch) => string) =>
    Object.fromEntries(steps.map((step) => [step, format(colors[step])])) as ScaleSteps
  const formatOver = (screen: Screen) => {
    const under = toChannels(page, screen)
    return mapSteps((color) => formatAlpha(toChannels(fitGamut(color, screen), screen), under, screen))
  }
  return {
    solid: mapSteps((color) => formatStep(color, 'srgb')),
    alpha: formatOver('srgb'),
    solidP3: mapSteps((color) => formatStep(color, 'p3')),
    alphaP3: formatOver('p3'),
  }
}
