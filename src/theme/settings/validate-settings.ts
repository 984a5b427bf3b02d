import { accents as namedAccents } from '../../components/props/accent.js'
import type { ThemeSettings } from '../theme.props.js'
import { themeProps } from '../theme.props.js'

export type ThemeAxis = keyof ThemeSettings

/** A setting from a link or from storage that this app does not have, as written there. */
export type IgnoredSetting = { axis: string; value: string }

/** Settings from a link or from storage: the valid ones, and the others. */
export type ParsedSettings = { settings: Partial<ThemeSettings>; ignored: IgnoredSetting[] }

export const themeAxes = Object.keys(themeProps) as readonly ThemeAxis[]

/** Lintel's defaults for all axes. */
export const lintelDefaults = Object.fromEntries(
  themeAxes.map((axis) => [axis, themeProps[axis].default]),
) as ThemeSettings

/**
 * Separates valid settings from invalid ones, axis by axis. If an axis is named twice, the last value counts. `accents`
 * are the accents the app offers, also custom ones.
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

/** Returns the axes of `settings` that differ from `defaults`, in the order of `themeProps`. */
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
