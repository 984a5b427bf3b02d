import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'

export function layer(rule: Omit<StyleRule, '@layer'>): ComplexStyleRule {
  return rule
}
