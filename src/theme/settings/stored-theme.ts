import { isRecord } from '../../rules/is-record.js'
import type { ThemeSettings } from '../theme.props.js'
import { type ParsedSettings, pickChanges, validateSettings } from './validate-settings.js'

/** Where the visitor's settings are kept, all but the appearance, which has a key of its own. */
export const THEME_SETTINGS_KEY = 'theme-settings'

/** Reads what was stored. Nothing stored, or no JSON object, is nothing; a bad axis is reported, never thrown. */
export function parseStoredTheme(json: string | null, accents?: readonly string[]): ParsedSettings {
  if (json === null || json === '') return { settings: {}, ignored: [] }
  const { appearance, ...settings } = readObject(json) ?? {}
  return validateSettings(Object.entries(settings), accents)
}

/** What to store: the axes that differ from the app's `defaults`, so that the others follow when those change. */
export function formatStoredTheme(settings: ThemeSettings, defaults: ThemeSettings): string {
  const { appearance, ...changes } = pickChanges(settings, defaults)
  return JSON.stringify(changes)
}

function readObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : undefined
  } catch {
    // Another program wrote there, or half of ours: the same as nothing.
    return undefined
  }
}
