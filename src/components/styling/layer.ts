import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { layers } from '../../../tokens/layers.css.js'

/** Puts a component's rule into its cascade layer, below everything an app writes. */
export function layer(rule: Omit<StyleRule, '@layer'>): ComplexStyleRule {
  return { '@layer': { [layers.components]: rule } } as ComplexStyleRule
}
