import { luminance, p3ToRgb, type Rgb } from './convert-color.js'

/** Contrast that text needs, and that rings, marks and edges need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5
export const MARK_CONTRAST = 3

/** Alpha is 0–1. */
type Color = { rgb: Rgb; alpha: number }

/**
 * Reads `#rgb`, `#rrggbb` or `#rrggbbaa`.
 *
 * @throws Error naming the value when it is none of them.
 */
export function parseHex(hex: string): Color {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  if (hex[0] !== '#' || !/^([0-9a-f]{6}|[0-9a-f]{8})$/i.test(full)) {
    throw new Error(`"${hex}" is not a hex color`)
  }
  const byte = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return { rgb: [byte(0), byte(2), byte(4)], alpha: full.length === 8 ? byte(6) / 255 : 1 }
}

/**
 * Reads a color as `getComputedStyle` writes it: `rgb()`, `rgba()`, `color(srgb …)` and `color(display-p3 …)`
 * (css-color-4, serialization). Returns undefined for any other.
 *
 * @example
 * parseComputedColor('rgba(0, 0, 0, 0.5)') // { rgb: [0, 0, 0], alpha: 0.5 }
 */
export function parseComputedColor(text: string): Color | undefined {
  const [, space, inside = ''] = /^(rgba?\(|color\(srgb |color\(display-p3 )([^()]+)\)$/.exec(text) ?? []
  const channels = inside.split(/[\s,/]+/).map((word) => (word === 'none' ? 0 : Number(word)))
  const [r = 0, g = 0, b = Number.NaN, alpha = 1] = channels
  if (Number.isNaN(r + g + b + alpha)) return undefined
  if (space?.includes('p3')) return { rgb: p3ToRgb(r, g, b), alpha }
  const unit = space?.includes('srgb') ? 255 : 1
  return { rgb: [r * unit, g * unit, b * unit], alpha }
}

/**
 * Reads a value of a scale: hex, or `color(display-p3 …)` as `@radix-ui/colors` writes it.
 *
 * @throws Error naming the value when it is neither.
 */
export function parseColor(value: string): Color {
  return parseComputedColor(value) ?? parseHex(value)
}

/** Whether `rgb` is visibly outside of sRGB. */
export function isOutsideSrgb(rgb: Rgb): boolean {
  return rgb.some((channel) => channel < -1 || channel > 256)
}

/** The color that is seen when `value`, which may be translucent, lies over `backdrop`. */
export function composite(value: string, backdrop: Rgb): Rgb {
  const { rgb, alpha } = parseColor(value)
  return blend(rgb, alpha, backdrop)
}

/** `rgb` at `alpha` 0–1 over `backdrop`, in encoded values as browsers do. */
export function blend(rgb: Rgb, alpha: number, backdrop: Rgb): Rgb {
  const channel = (index: 0 | 1 | 2) => rgb[index] * alpha + backdrop[index] * (1 - alpha)
  return [channel(0), channel(1), channel(2)]
}

/** Contrast ratio of two opaque colors, 1–21 (WCAG 2.2). */
export function contrastRatio(first: Rgb, second: Rgb): number {
  return luminanceRatio(luminance(first), luminance(second))
}

/** Contrast ratio of two luminances, in any order. */
export function luminanceRatio(first: number, second: number): number {
  return first > second ? (first + 0.05) / (second + 0.05) : (second + 0.05) / (first + 0.05)
}
