import {
  convertLchToLab,
  convertLrgbToOklab,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertRgbToLrgb,
  convertRgbToXyz65,
  convertXyz65ToP3,
  convertXyz65ToRgb,
} from 'culori/fn'

/** A color, channels 0–255 of sRGB. A color outside of sRGB has channels below 0 or above 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0–1, chroma 0–0.4, hue in degrees (OKLCH, css-color-4). */
export type Oklch = { l: number; c: number; h: number }

/** The gamut of a screen. Display P3 includes sRGB. */
export type Screen = 'srgb' | 'p3'

/** Converts Display P3 channels, 0–1, to sRGB. */
export function p3ToRgb(r: number, g: number, b: number): Rgb {
  const rgb = convertXyz65ToRgb(convertP3ToXyz65({ r, g, b }))
  return [rgb.r * 255, rgb.g * 255, rgb.b * 255]
}

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance(rgb: Rgb): number {
  const { r, g, b } = convertRgbToLrgb(toShares(rgb))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function toOklch(rgb: Rgb): Oklch {
  const { l, a, b } = convertLrgbToOklab(convertRgbToLrgb(toShares(rgb)))
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Reduces the chroma of a color until `screen` shows it. Lightness and hue stay. */
export function fitGamut(color: Oklch, screen: Screen): Oklch {
  const bounded = { ...color, l: clamp(color.l) }
  if (isShown(bounded, screen)) return bounded
  let [low, high] = [0, bounded.c]
  while (high - low > 1e-4) {
    const c = (low + high) / 2
    if (isShown({ ...bounded, c }, screen)) low = c
    else high = c
  }
  return { ...bounded, c: low }
}

/** Channels 0–1 of `screen`, as css writes them. The color has to fit its gamut. */
export function toChannels(color: Oklch, screen: Screen): [red: number, green: number, blue: number] {
  const [red, green, blue] = convert(color, screen)
  return [clamp(red), clamp(green), clamp(blue)]
}

function convert(color: Oklch, screen: Screen): Rgb {
  const rgb = convertOklabToRgb(convertLchToLab(color))
  const { r, g, b } = screen === 'srgb' ? rgb : convertXyz65ToP3(convertRgbToXyz65(rgb))
  return [r, g, b]
}

/** Rounding errors of a conversion. */
const SLACK = 1e-3

const isShown = (color: Oklch, screen: Screen) =>
  convert(color, screen).every((channel) => channel >= -SLACK && channel <= 1 + SLACK)

const clamp = (channel: number) => Math.min(1, Math.max(0, channel))

const toShares = ([red, green, blue]: Rgb) => ({ r: red / 255, g: green / 255, b: blue / 255 })
