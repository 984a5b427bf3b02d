import type { ScaleSteps, Step } from './color-scale.js'
import { blend, parseColor } from './contrast.js'
import type { Rgb } from './convert-color.js'

/** What a role is painted with: a step, a step with some of another colour mixed in, or a plain colour. */
export type Paint = { step: Step; mixed?: { color: string; percent: number } } | { color: string }

/** A paint as a css value. */
export function formatPaint(paint: Paint, stepVar: (step: Step) => string): string {
  if ('color' in paint) return paint.color
  const { step, mixed } = paint
  return mixed ? `color-mix(in srgb, ${stepVar(step)} ${100 - mixed.percent}%, ${mixed.color})` : stepVar(step)
}

/** The colour that a paint comes to in a scale. */
export function readPaint(paint: Paint, solid: ScaleSteps): Rgb {
  if ('color' in paint) return parseColor(paint.color).rgb
  const { rgb } = parseColor(solid[paint.step])
  return paint.mixed ? blend(parseColor(paint.mixed.color).rgb, paint.mixed.percent / 100, rgb) : rgb
}
