/** A colour, channels 0–255 of sRGB. A colour that only a wide gamut shows has channels below 0 or above 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Contrast that text needs, and that rings, marks and edges need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5
export const MARK_CONTRAST = 3

/**
 * Reads `#rgb`, `#rrggbb` or `#rrggbbaa`; alpha is 0–1.
 *
 * @throws Error naming the value when it is none of them.
 */
export function parseHex(hex: string): { rgb: Rgb; alpha: number } {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  if (hex[0] !== '#' || !/^([0-9a-f]{6}|[0-9a-f]{8})$/i.test(full)) {
    throw new Error(`"${hex}" is not a hex colour. Write it like #3e63dd.`)
  }
  const byte = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return { rgb: [byte(0), byte(2), byte(4)], alpha: full.length === 8 ? byte(6) / 255 : 1 }
}

const P3 = /^color\(display-p3 (\S+) (\S+) ([^\s)]+)(?: \/ ([^\s)]+))?\)$/

/**
 * Reads a value of a scale: hex, or `color(display-p3 r g b / a)` as `@radix-ui/colors` writes it.
 *
 * @throws Error naming the value when it is neither.
 */
export function parseColor(value: string): { rgb: Rgb; alpha: number } {
  const found = P3.exec(value)
  if (!found) return parseHex(value)
  const [, r, g, b, alpha = '1'] = found
  return { rgb: p3ToRgb(Number(r), Number(g), Number(b)), alpha: Number(alpha) }
}

/** Display P3 channels, 0–1, as sRGB (css-color-4, sample code): both have one transfer curve, the primaries differ. */
export function p3ToRgb(red: number, green: number, blue: number): Rgb {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  return [
    toEncoded(1.2249401763 * r - 0.2249401763 * g) * 255,
    toEncoded(-0.0420569547 * r + 1.0420569547 * g) * 255,
    toEncoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b) * 255,
  ]
}

/** Is `rgb` more than a just visible step outside of what every screen shows? */
export function isOutsideSrgb(rgb: Rgb): boolean {
  return rgb.some((channel) => channel < -1 || channel > 256)
}

/** What the eye sees when `value`, which may be translucent, lies over `backdrop`. */
export function composite(value: string, backdrop: Rgb): Rgb {
  const { rgb, alpha } = parseColor(value)
  return blend(rgb, alpha, backdrop)
}

/** `rgb` at `alpha` 0–1 over `backdrop`, in the encoded values as browsers do. */
export function blend(rgb: Rgb, alpha: number, backdrop: Rgb): Rgb {
  const channel = (index: 0 | 1 | 2) => rgb[index] * alpha + backdrop[index] * (1 - alpha)
  return [channel(0), channel(1), channel(2)]
}

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance(rgb: Rgb): number {
  return 0.2126 * toLinear(rgb[0] / 255) + 0.7152 * toLinear(rgb[1] / 255) + 0.0722 * toLinear(rgb[2] / 255)
}

/** Contrast ratio of two opaque colours, 1–21 (WCAG 2.2). */
export function contrastRatio(first: Rgb, second: Rgb): number {
  return luminanceRatio(luminance(first), luminance(second))
}

/** The same of two luminances, in any order. */
export function luminanceRatio(first: number, second: number): number {
  return first > second ? (first + 0.05) / (second + 0.05) : (second + 0.05) / (first + 0.05)
}

function toLinear(channel: number): number {
  const size = Math.abs(channel)
  return size <= 0.04045 ? channel / 12.92 : Math.sign(channel) * ((size + 0.055) / 1.055) ** 2.4
}

function toEncoded(channel: number): number {
  const size = Math.abs(channel)
  return size <= 0.0031308 ? channel * 12.92 : Math.sign(channel) * (1.055 * size ** (1 / 2.4) - 0.055)
}
