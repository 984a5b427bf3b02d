import type { ThemeSettings } from '../theme.props.js'
import { type ParsedSettings, pickChanges, validateSettings } from './validate-settings.js'

/** The URL parameter of the settings. */
export const THEME_PARAMETER = 'theme'

/**
 * Parses the decoded parameter of a link. The result has only the axes that the link names; unknown axes and values are
 * reported in `ignored`, and it never throws.
 *
 * @example
 * parseThemeLink('accent:lime;radius:round')
 * // { settings: { accent: 'lime' }, ignored: [{ axis: 'radius', value: 'round' }] }
 */
export function parseThemeLink(text: string, accents?: readonly string[]): ParsedSettings {
  const parts = text.split(';').filter((part) => part !== '')
  return validateSettings(
    parts.map((part) => {
      const colon = part.indexOf(':')
      return colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)]
    }),
    accents,
  )
}

/**
 * Formats settings as a link's parameter: the axes that differ from the app's `defaults`, and always the appearance,
 * because the visitor who opens the link may have chosen another. Empty if nothing differs.
 *
 * @example
 * formatThemeLink({ ...defaults, accent: 'lime', radius: 'full' }, defaults) // 'appearance:dark;accent:lime;radius:full'
 */
export function formatThemeLink(settings: ThemeSettings, defaults: ThemeSettings): string {
  const changes = pickChanges(settings, defaults)
  if (Object.keys(changes).length === 0) return ''
  return Object.entries({ appearance: settings.appearance, ...changes })
    .map(([axis, value]) => `${axis}:${value}`)
    .join(';')
}

/** Returns the decoded `parameter` of a query string (`?…`), or null if it is missing. */
export function readThemeParameter(search: string, parameter: string): string | null {
  return new URLSearchParams(search).get(parameter)
}

/**
 * Returns the query string with `parameter` set to `text`, or without it if the text is empty. All other parameters stay
 * exactly as they were written.
 *
 * @example
 * writeThemeParameter('?page=2', 'theme', 'accent:lime') // '?page=2&theme=accent:lime'
 */
export function writeThemeParameter(search: string, parameter: string, text: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && new URLSearchParams(pair).keys().next().value !== parameter)
  // A query may contain colons and semicolons unescaped: the link stays readable.
  const value = encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%3B', ';')
  const pairs = text === '' ? others : [...others, `${encodeURIComponent(parameter)}=${value}`]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
