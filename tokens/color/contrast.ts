/** An opaque colour, channels 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

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

/** What the eye sees when `hex`, which may be translucent, lies over `backdrop`. */
export function composite(hex: string, backdrop: Rgb): Rgb {
  const { rgb, alpha } = parseHex(hex)
  const blend = (index: 0 | 1 | 2) => rgb[index] * alpha + backdrop[index] * (1 - alpha)
  return [blend(0), blend(1), blend(2)]
}

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}

/** Contrast ratio of two opaque colours, 1–21 (WCAG 2.2). */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}
