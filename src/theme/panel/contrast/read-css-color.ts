import { p3ToRgb, type Rgb } from '../../../../tokens/color/contrast.js'

/**
 * Reads a colour as `getComputedStyle` writes it: `rgb()`, `rgba()`, `color(srgb …)` and `color(display-p3 …)`
 * (CSS Color 4, serialisation). Undefined for any other: what cannot be read must not be guessed.
 *
 * @example
 * readCssColor('rgba(0, 0, 0, 0.5)') // { rgb: [0, 0, 0], alpha: 0.5 }
 */
export function readCssColor(text: string): { rgb: Rgb; alpha: number } | undefined {
  const [, name = '', inside = ''] = /^(rgba?|color)\(([^()]+)\)$/.exec(text.trim()) ?? []
  const words = inside.split(/[\s,/]+/)
  const space = name === 'color' ? words.shift() : 'bytes'
  const [red, green, blue, alpha = 1] = words.map(readNumber)
  if (red === undefined || green === undefined || blue === undefined || words.length < 3) return undefined
  if ([red, green, blue, alpha].some(Number.isNaN)) return undefined
  if (space === 'bytes') return { rgb: [red, green, blue], alpha }
  if (space === 'srgb') return { rgb: [red * 255, green * 255, blue * 255], alpha }
  if (space === 'display-p3') return { rgb: p3ToRgb(red, green, blue), alpha }
  return undefined
}

function readNumber(word: string): number {
  if (word === 'none') return 0
  return word.endsWith('%') ? Number(word.slice(0, -1)) / 100 : word === '' ? Number.NaN : Number(word)
}
