import {
  blend,
  contrastRatio,
  MARK_CONTRAST,
  parseComputedColor,
  TEXT_CONTRAST,
} from '../../../tokens/color/contrast.js'
import type { Rgb } from '../../../tokens/color/convert-color.js'
import { measureApca } from '../create-accent/measure-apca.js'

/** Enhanced contrast (WCAG 2.2, 1.4.6). */
const ENHANCED_CONTRAST = 7

export type Measured = {
  /** 1–21. */
  ratio: number
  /** Lc, 0–108. */
  lightness: number
  verdict: 'AAA' | 'AA' | 'fails'
}

/**
 * Returns the contrast of a color on the backgrounds below it, which start with the page. Returns undefined if a color
 * cannot be parsed or no background is opaque. A mark, such as the focus ring, needs 3:1 and has no enhanced level.
 */
export function measurePair(color: string, grounds: readonly string[], kind: 'text' | 'mark'): Measured | undefined {
  const ground = layColors(grounds)
  const front = parseComputedColor(color)
  if (!ground || !front) return undefined
  const shown = blend(front.rgb, front.alpha, ground)
  const ratio = contrastRatio(shown, ground)
  return { ratio, lightness: measureApca(shown, ground), verdict: judge(ratio, kind) }
}

/** Rounds down, so that 4.499 is not shown as 4.50. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
}

function judge(ratio: number, kind: 'text' | 'mark'): Measured['verdict'] {
  if (kind === 'mark') return ratio >= MARK_CONTRAST ? 'AA' : 'fails'
  if (ratio >= ENHANCED_CONTRAST) return 'AAA'
  return ratio >= TEXT_CONTRAST ? 'AA' : 'fails'
}

function layColors(colors: readonly string[]): Rgb | undefined {
  let below: Rgb | undefined
  for (const text of colors) {
    const color = parseComputedColor(text)
    if (!color) return undefined
    if (color.alpha >= 1) below = color.rgb
    else if (below) below = blend(color.rgb, color.alpha, below)
    else if (color.alpha > 0) return undefined
  }
  return below
}
