import { vars } from '../../../tokens/contract.css.js'
import { lintelDefaults, pickChanges, themeAxes } from '../settings/validate-settings.js'
import type { ThemeSettings } from '../theme.props.js'
import { simplifyCssValue } from './simplify-css-value.js'

/**
 * Writes settings as JSX. Lintel's defaults are left out.
 *
 * @example
 * formatThemeJsx(settings) // '<Theme accent="lime" radius="full">'
 */
export function formatThemeJsx(settings: ThemeSettings): string {
  const props = Object.entries(pickChanges(settings, lintelDefaults)).map(([axis, value]) => ` ${axis}="${value}"`)
  return `<Theme${props.join('')}>`
}

/** Writes all seven axes as JSON. Defaults are included: they may change between versions. */
export function formatThemeJson(settings: ThemeSettings): string {
  return JSON.stringify(Object.fromEntries(themeAxes.map((axis) => [axis, settings[axis]])), null, 2)
}

// Left out: values that the app sets once, reduced motion, which a fixed value would turn off, and the visitor's text size.
const { distance: _distance, ...durations } = vars.motion
const { touchTarget: _touchTarget, modal: _modal, zIndex: _zIndex, px: _px, ...copied } = { ...vars, motion: durations }

type Names = { readonly [name: string]: string | Names }

/**
 * Writes a theme as CSS variables with their values, for a stylesheet: components then look the same without a `Theme`.
 * `read` returns the value of a property on an element of the theme. Lengths are in `rem`: visitors have other text sizes than
 * the developer who copies the theme.
 *
 * @example
 * formatThemeCss((name) => getComputedStyle(element).getPropertyValue(name), settings)
 */
export function formatThemeCss(read: (name: string) => string, { appearance }: ThemeSettings): string {
  const px = read('--lintel-px').trim()
  const lines = listNames(copied).flatMap((name) => {
    const value = read(name).trim()
    return value === ''
      ? []
      : [`  ${name}: ${simplifyCssValue(value.replaceAll(`calc(${px} * `, 'calc(0.0625rem * '), appearance)};`]
  })
  const scheme = appearance === 'system' ? 'light dark' : appearance
  return `:root {\n  color-scheme: ${scheme};\n${lines.join('\n')}\n}\n`
}

/** Lists the names in `var(--…)`, in the order of the contract. */
function listNames(contract: Names): string[] {
  return Object.values(contract).flatMap((entry) =>
    typeof entry === 'string' ? [entry.replace(/^var\(|\)$/g, '')] : listNames(entry),
  )
}
