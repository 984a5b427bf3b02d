import { appearances, themeDefaults } from '../theme.props.js'

export type Appearance = (typeof appearances)[number]

/** Where the visitor's choice is kept (specification §2), as plain `light`, `dark` or `system`. */
export const APPEARANCE_KEY = 'theme'

const isAppearance = (value: unknown): value is Appearance => (appearances as readonly unknown[]).includes(value)

/** The stored choice; `fallback` (dark) when nothing valid is stored, storage is blocked, or there is no page. */
export function readAppearance(fallback: Appearance = themeDefaults.appearance): Appearance {
  try {
    const stored = localStorage.getItem(APPEARANCE_KEY)
    return isAppearance(stored) ? stored : fallback
  } catch {
    // Blocked storage (private mode, sandboxed frame) means no choice was kept: that is the default, not an error.
    return fallback
  }
}

/** Keeps the choice; false where storage is blocked or full. */
export function writeAppearance(appearance: Appearance): boolean {
  try {
    localStorage.setItem(APPEARANCE_KEY, appearance)
    return true
  } catch (error) {
    console.warn('[lintel] The appearance could not be stored; it lasts until this page is left.', error)
    return false
  }
}
