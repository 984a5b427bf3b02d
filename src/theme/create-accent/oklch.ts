import { convertLrgbToOklab, convertOklabToLrgb, convertRgbToLrgb } from 'culori/fn'
import type { Rgb } from '../../../tokens/color/contrast.js'

/** Lightness 0–1, chroma 0–0.4, hue in degrees (OKLCH, css-color-4). */
export type Oklch = { l: number; c: number; h: number }

type Linear = readonly [red: number, green: number, blue: number]

/** The wide gamut holds the narrow one. */
export type Screen = 'srgb' | 'p3'

const SLACK = 1e-4

export function toOklch([red, green, blue]: Rgb): Oklch {
  const { l, a, b } = convertLrgbToOklab(convertRgbToLrgb({ r: red / 255, g: green / 255, b: blue / 255 }))
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Linear light of `screen`; the matrix turns sRGB's primaries into those of Display P3 (css-color-4, sample code). */
function toLinear({ l, c, h }: Oklch, screen: Screen): Linear {
  const angle = (h * Math.PI) / 180
  const { r, g, b } = convertOklabToLrgb({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) })
  if (screen === 'srgb') return [r, g, b]
  return [
    0.8224619687 * r + 0.1775380313 * g,
    0.0331941989 * r + 0.9668058011 * g,
    0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b,
  ]
}

const isShown = (color: Oklch, screen: Screen) =>
  toLinear(color, screen).every((channel) => channel >= -SLACK && channel <= 1 + SLACK)

/** Takes away chroma, and nothing else, until `screen` shows the colour. */
export function fitGamut(color: Oklch, screen: Screen): Oklch {
  const bounded = { ...color, l: Math.min(1, Math.max(0, color.l)) }
  if (isShown(bounded, screen)) return bounded
  let [low, high] = [0, bounded.c]
  while (high - low > 1e-4) {
    const c = (low + high) / 2
    if (isShown({ ...bounded, c }, screen)) low = c
    else high = c
  }
  return { ...bounded, c: low }
}

/** Channels 0–1 of `screen`, encoded as css writes them. The color has to fit. */
export function toChannels(color: Oklch, screen: Screen): [red: number, green: number, blue: number] {
  const encode = (channel: number) => {
    const value = Math.min(1, Math.max(0, channel))
    return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  }
  const [red, green, blue] = toLinear(color, screen)
  return [encode(red), encode(green), encode(blue)]
}
