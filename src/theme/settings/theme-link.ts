import type { ThemeSettings } from '../theme.props.js'
import { type ParsedSettings, pickChanges, validateSettings } from './validate-settings.js'

/** The parameter of the address that carries a look. */
export const THEME_PARAMETER = 'theme'

/**
 * Reads the text of a link's parameter, already decoded. What it does not name is not in the result; what is not
 * there is reported, never thrown.
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
 * Writes a look as the text of a link's parameter: the axes that differ from the app's `defaults`, and the appearance
 * in any case, since whoever opens it may have chosen another; empty when nothing differs.
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

/** The text of `parameter` in an address's query (`?…`); null when it is not there. */
export function readThemeParameter(search: string, parameter: string): string | null {
  return new URLSearchParams(search).get(parameter)
}

/**
 * The query with `parameter` set to `text`, or without it when the text is empty. What else the app has in there
 * stays as it was written, to the letter.
 *
 * @example
 * writeThemeParameter('?page=2', 'theme', 'accent:lime') // '?page=2&theme=accent:lime'
 */
export function writeThemeParameter(search: string, parameter: string, text: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && new URLSearchParams(pair).keys().next().value !== parameter)
  // Colons and semicolons may stand in a query as they are: the link stays readable.
  const value = encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%3B', ';')
  const pairs = text === '' ? others : [...others, `${encodeURIComponent(parameter)}=${value}`]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
