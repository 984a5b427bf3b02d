import type { Rgb } from '../../../tokens/color/convert-color.js'

/** APCA's screen luminance, with its "soft clamp" for black. */
function readLuminance([red, green, blue]: Rgb): number {
  const share = (channel: number, weight: number) => weight * Math.min(1, Math.max(0, channel / 255)) ** 2.4
  const y = share(red, 0.2126729) + share(green, 0.7151522) + share(blue, 0.072175)
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the exponent of the published formula, not a root
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y
}

/**
 * Returns the lightness contrast of text on a fill, Lc 0–108 without sign (APCA-W3 0.1.9, constants 0.0.98G-4g). For
 * comparison only; the requirements use WCAG 2.2.
 */
export function measureApca(text: Rgb, fill: Rgb): number {
  const [front, back] = [readLuminance(text), readLuminance(fill)]
  if (Math.abs(front - back) < 0.0005) return 0
  const raw = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (front ** 0.62 - back ** 0.65) * 1.14
  return raw < 0.1 ? 0 : (raw - 0.027) * 100
}
