import { accents as namedAccents } from '../../components/props/accent.js'
import type { ThemeSettings } from '../theme.props.js'
import { themeProps } from '../theme.props.js'

export type ThemeAxis = keyof ThemeSettings

/** What was asked for and is not there, to the letter. */
export type IgnoredSetting = { axis: string; value: string }

/** What a link or a storage says: the valid part of it, and the rest. */
export type ParsedSettings = { settings: Partial<ThemeSettings>; ignored: IgnoredSetting[] }

export const themeAxes = Object.keys(themeProps) as readonly ThemeAxis[]

/** Lintel's own defaults, as a look. */
export const lintelDefaults = Object.fromEntries(
  themeAxes.map((axis) => [axis, themeProps[axis].default]),
) as ThemeSettings

/**
 * Sorts what came from outside into settings and junk, axis by axis: one bad axis costs only itself. Of an axis that
 * is named twice the last one counts. `accents` are the accents the app offers, its own ones included.
 */
export function validateSettings(
  entries: Iterable<readonly [axis: string, value: unknown]>,
  accents: readonly string[] = namedAccents,
): ParsedSettings {
  const settings: Record<string, string> = {}
  const ignored: IgnoredSetting[] = []
  for (const [axis, value] of entries) {
    if (isSetting(axis, value, accents)) settings[axis] = value
    else ignored.push({ axis, value: typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)) })
  }
  return { settings: settings as Partial<ThemeSettings>, ignored }
}

/** The axes of `settings` that are not as in `defaults`, in the order in which Theme names them. */
export function pickChanges(settings: ThemeSettings, defaults: ThemeSettings): Partial<ThemeSettings> {
  return Object.fromEntries(
    themeAxes.filter((axis) => settings[axis] !== defaults[axis]).map((axis) => [axis, settings[axis]]),
  ) as Partial<ThemeSettings>
}

function isSetting(axis: string, value: unknown, accents: readonly string[]): value is string {
  if (typeof value !== 'string' || !Object.hasOwn(themeProps, axis)) return false
  const allowed: readonly string[] = axis === 'accent' ? accents : themeProps[axis as ThemeAxis].values
  return allowed.includes(value)
}
