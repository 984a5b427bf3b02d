import { isRecord } from '../../rules/is-record.js'
import type { ThemeSettings } from '../theme.props.js'
import { type ParsedSettings, pickChanges, validateSettings } from './validate-settings.js'

/** The localStorage key of the visitor's settings, without the appearance, which has its own key. */
export const THEME_SETTINGS_KEY = 'theme-settings'

/** Parses stored settings. Returns no settings for null or invalid JSON; reports invalid axes and never throws. */
export function parseStoredTheme(json: string | null, accents?: readonly string[]): ParsedSettings {
  if (json === null || json === '') return { settings: {}, ignored: [] }
  const { appearance, ...settings } = readObject(json) ?? {}
  return validateSettings(Object.entries(settings), accents)
}

/** Formats the axes that differ from the app's `defaults`; the others change when the app changes its defaults. */
export function formatStoredTheme(settings: ThemeSettings, defaults: ThemeSettings): string {
  const { appearance, ...changes } = pickChanges(settings, defaults)
  return JSON.stringify(changes)
}

function readObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : undefined
  } catch {
    // Not JSON: another program wrote it.
    return undefined
  }
}
