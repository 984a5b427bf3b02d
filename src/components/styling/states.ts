import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** The focus ring. `tokens/base.css.ts` puts it outside every element; fields and rows that would clip it have it inside. */
export function focusRing(place: 'outside' | 'inside' = 'outside') {
  return {
    outline: `2px solid ${vars.accent.ring}`,
    outlineOffset: place === 'outside' ? '2px' : '-2px',
  } as const
}

/** For an element whose focus another element shows, or that needs no focus ring. */
export const noFocusRing = { '&:focus-visible': { outline: 'none' } } as const

/** Keeps the color of a hovered link: `a:hover { color: … }` of a page outranks a class. `rest` joins the rule. Spread into `@media`. */
export function linkColor(color: string, rest: Record<string, { color: string }> = {}) {
  return { '(forced-colors: none)': { selectors: { 'a&:hover': { color }, ...rest } } } as const
}

/** Rules for forced colors, such as Windows High Contrast: name system colors, keep every edge that has a meaning. */
export function forcedColors(rule: Omit<StyleRule, '@media' | 'selectors'>) {
  return { '(forced-colors: active)': rule } as const
}

/** For a visitor or a theme that asks for reduced motion. Spread into `selectors` and `@media`. */
export const reducedMotionSelector = ':where([data-motion="reduced"]) &'
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Hover that does not stick after a tap. */
export const hoverQuery = '(hover: hover)'
