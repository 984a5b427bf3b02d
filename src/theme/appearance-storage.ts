import { themeProps } from './theme.props.js'

export type Appearance = (typeof themeProps.appearance.values)[number]

/** Where the visitor's choice is kept (specification §2). */
export const APPEARANCE_KEY = 'theme'

const isAppearance = (value: unknown): value is Appearance =>
  (themeProps.appearance.values as readonly unknown[]).includes(value)

/** The stored choice; dark when nothing valid is stored or storage is blocked. */
export function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(APPEARANCE_KEY)
    return isAppearance(stored) ? stored : themeProps.appearance.default
  } catch {
    // Blocked storage (private mode, sandboxed frame) means no choice was kept: that is the default, not an error.
    return themeProps.appearance.default
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
