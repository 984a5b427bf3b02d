import { vars } from '../../../../tokens/contract.css.js'
import type { ThemeSettings } from '../../theme.js'
import { simplifyCssValue } from './simplify-css-value.js'

// What an app decides once, and what a visitor asks of the system, is no part of a look: a copy that stands outside of
// every layer would freeze the window's width and the order of layers, and switch reduced motion off.
const { distance: _distance, ...durations } = vars.motion
const { touchTarget: _touchTarget, modal: _modal, zIndex: _zIndex, ...looks } = { ...vars, motion: durations }

type Names = { readonly [name: string]: string | Names }

/**
 * A look as css variables with their values, to be put into a stylesheet: components look the same then without a
 * `Theme`, and without any code. `read` gives the value of a property on an element that wears the look.
 *
 * @example
 * formatThemeCss((name) => getComputedStyle(element).getPropertyValue(name), settings)
 */
export function formatThemeCss(read: (name: string) => string, { appearance }: ThemeSettings): string {
  const lines = listNames(looks).flatMap((name) => {
    const value = read(name).trim()
    return value === '' ? [] : [`  ${name}: ${simplifyCssValue(value, appearance)};`]
  })
  const scheme = appearance === 'system' ? 'light dark' : appearance
  return `:root {\n  color-scheme: ${scheme};\n${lines.join('\n')}\n}\n`
}

/** The names behind `var(--…)`, in the order of the contract. */
function listNames(contract: Names): string[] {
  return Object.values(contract).flatMap((entry) =>
    typeof entry === 'string' ? [entry.replace(/^var\(|\)$/g, '')] : listNames(entry),
  )
}
