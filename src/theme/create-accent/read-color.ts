import {
  useMode as addMode,
  useParser as addParser,
  convertHslToRgb,
  convertHwbToRgb,
  convertLabToRgb,
  convertLchToLab,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertXyz65ToRgb,
  getMode,
  parse,
  parseHex,
  parseHsl,
  parseHslLegacy,
  parseHwb,
  parseLab,
  parseLch,
  parseNamed,
  parseOklab,
  parseOklch,
  parseRgb,
  parseRgbLegacy,
  parseTransparent,
} from 'culori/fn'
import type { Rgb } from '../../../tokens/color/convert-color.js'
import { InvalidColorError } from './accent-errors.js'

type Definition = Parameters<typeof addMode>[0]

const parsers = [
  parseHex,
  parseRgb,
  parseRgbLegacy,
  parseNamed,
  parseTransparent,
  parseHsl,
  parseHslLegacy,
  parseHwb,
  parseLab,
  parseLch,
  parseOklab,
  parseOklch,
]

/**
 * Registers culori's color parsers. Full modes would double the weight with conversions and interpolation; `color()`
 * needs only the channels of a mode.
 */
function registerParsers(): void {
  for (const [mode, profile] of [
    ['rgb', 'srgb'],
    ['p3', 'display-p3'],
  ] as const) {
    // The app itself uses culori and has registered the full mode.
    if (getMode(mode)) continue
    const unused = () => 0
    const interpolate = { r: unused, g: unused, b: unused, alpha: unused }
    addMode({ mode, channels: ['r', 'g', 'b', 'alpha'], parse: [profile], interpolate } as unknown as Definition)
  }
  for (const parser of parsers) addParser(parser as Parameters<typeof addParser>[0], 'rgb')
}

type Parsed = NonNullable<ReturnType<typeof parse>>

/** Converts to sRGB channels, 0–1, or beyond for a color outside sRGB. */
function toRgb(color: Parsed): { r: number; g: number; b: number } {
  switch (color.mode) {
    case 'hsl':
      return convertHslToRgb(color)
    case 'hwb':
      return convertHwbToRgb(color)
    case 'lab':
      return convertLabToRgb(color)
    case 'lch':
      return convertLabToRgb(convertLchToLab(color))
    case 'oklab':
      return convertOklabToRgb(color)
    case 'oklch':
      return convertOklabToRgb(convertLchToLab(color))
    case 'p3':
      return convertXyz65ToRgb(convertP3ToXyz65(color))
    default:
      return color as { mode: 'rgb'; r: number; g: number; b: number }
  }
}

/**
 * Reads any css color that does not depend on the page: hex, a name, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
 * `oklch()`, `color(srgb …)`, `color(display-p3 …)` (css-color-4).
 *
 * @returns sRGB channels, 0–255, or beyond for a color outside sRGB.
 * @throws InvalidColorError if it is not a css color, or is translucent.
 */
export function readColor(value: string): Rgb {
  registerParsers()
  const parsed = typeof value === 'string' ? parse(value.trim()) : undefined
  if (!parsed) throw new InvalidColorError(value, 'is not a css color')
  if ((parsed.alpha ?? 1) < 1)
    throw new InvalidColorError(value, 'is translucent; an accent is made of an opaque color')
  const { r, g, b } = toRgb(parsed)
  const rgb: Rgb = [r * 255, g * 255, b * 255]
  if (!rgb.every(Number.isFinite)) throw new InvalidColorError(value, 'has a channel that is no number')
  return rgb
}
