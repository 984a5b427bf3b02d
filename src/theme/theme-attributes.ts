import type { Accent } from '../components/props/accent.js'
import type { ThemeAttributes } from '../components/theme-scope/theme-scope.js'
import type { CustomAccent } from './custom-accent.js'
import { matchGray } from './match-gray.js'
import type { ThemeSettings } from './theme.props.js'
import { themeDefaults } from './theme.props.js'

/** Settings where every axis is optional and the accent may be a custom one. */
export type ThemeChoice = { [Axis in Exclude<keyof ThemeSettings, 'accent'>]?: ThemeSettings[Axis] | undefined } & {
  accent?: Accent | CustomAccent | undefined
}

/**
 * Returns the attributes of a theme, for the `<html>` that a server writes. An axis that is left out has its default.
 *
 * @example
 * <html {...themeAttributes({ appearance: cookies.theme, accent: 'lime' })} suppressHydrationWarning>
 */
export function themeAttributes({
  appearance = themeDefaults.appearance,
  accent = themeDefaults.accent,
  gray = themeDefaults.gray,
  radius = themeDefaults.radius,
  scaling = themeDefaults.scaling,
  panel = themeDefaults.panel,
  direction = themeDefaults.direction,
}: ThemeChoice): ThemeAttributes {
  const [name, match] = typeof accent === 'string' ? [accent, matchGray(accent)] : [accent.name, accent.gray]
  return {
    'data-lintel-theme': '',
    'data-appearance': appearance,
    'data-accent': name,
    'data-gray': gray === 'auto' ? match : gray,
    'data-radius': radius,
    'data-scaling': scaling,
    'data-panel': panel,
    ...(direction === 'page' ? {} : { dir: direction }),
  }
}
