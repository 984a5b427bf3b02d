import { lintelDefaults, pickChanges, themeAxes } from '../../settings/validate-settings.js'
import type { ThemeSettings } from '../../theme.js'

/**
 * A look as JSX: what differs from Lintel's own defaults, since those are what `Theme` starts from.
 *
 * @example
 * formatThemeJsx(settings) // '<Theme accent="lime" radius="full">'
 */
export function formatThemeJsx(settings: ThemeSettings): string {
  const props = Object.entries(pickChanges(settings, lintelDefaults)).map(([axis, value]) => ` ${axis}="${value}"`)
  return `<Theme${props.join('')}>`
}

/** A look as JSON: all seven axes, so that it means the same in every version. */
export function formatThemeJson(settings: ThemeSettings): string {
  return JSON.stringify(Object.fromEntries(themeAxes.map((axis) => [axis, settings[axis]])), null, 2)
}
