import type { ScaleSteps, Step } from './color-scale.js'
import { blend, parseColor } from './contrast.js'
import type { Rgb } from './convert-color.js'

/** The color of a role: a step, a step mixed with another color, or a fixed color. */
export type Paint = { step: Step; mixed?: { color: string; percent: number } } | { color: string }

/** Formats a paint as a css value. */
export function formatPaint(paint: Paint, stepVar: (step: Step) => string): string {
  if ('color' in paint) return paint.color
  const { step, mixed } = paint
  return mixed ? `color-mix(in srgb, ${stepVar(step)} ${100 - mixed.percent}%, ${mixed.color})` : stepVar(step)
}

/** Resolves a paint in a scale. */
export function readPaint(paint: Paint, solid: ScaleSteps): Rgb {
  if ('color' in paint) return parseColor(paint.color).rgb
  const { rgb } = parseColor(solid[paint.step])
  return paint.mixed ? blend(parseColor(paint.mixed.color).rgb, paint.mixed.percent / 100, rgb) : rgb
}
