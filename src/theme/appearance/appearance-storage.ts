import { appearances, themeDefaults } from '../theme.props.js'

export type Appearance = (typeof appearances)[number]

/** The localStorage key of the visitor's choice. The value is `light`, `dark` or `system`, without JSON. */
export const APPEARANCE_KEY = 'theme'

const isAppearance = (value: unknown): value is Appearance => (appearances as readonly unknown[]).includes(value)

/** Reads the stored choice. Returns `fallback` (default dark) if nothing valid is stored, storage is blocked, or on a server. */
export function readAppearance(fallback: Appearance = themeDefaults.appearance): Appearance {
  try {
    const stored = localStorage.getItem(APPEARANCE_KEY)
    return isAppearance(stored) ? stored : fallback
  } catch {
    // Storage is blocked (private mode, sandboxed frame).
    return fallback
  }
}

/** Stores the choice. Returns false if storage is blocked or full. */
export function writeAppearance(appearance: Appearance): boolean {
  try {
    localStorage.setItem(APPEARANCE_KEY, appearance)
    return true
  } catch (error) {
    console.warn('[lintel] The appearance could not be stored; it lasts until this page is left.', error)
    return false
  }
}
