import { type Accent, accents } from '../components/props/accent.js'

export const grays = ['auto', 'gray', 'mauve', 'slate', 'sage', 'olive', 'sand'] as const
export const appearances = ['light', 'dark', 'system'] as const

/** Every axis of a theme with its value. */
export type ThemeSettings = {
  /** `system` follows the operating system live. */
  appearance: 'light' | 'dark' | 'system'
  accent: Accent
  /** `auto` matches the accent. */
  gray: 'auto' | 'gray' | 'mauve' | 'slate' | 'sage' | 'olive' | 'sand'
  radius: 'none' | 'small' | 'medium' | 'large' | 'full'
  scaling: '90%' | '95%' | '100%' | '105%' | '110%'
  panel: 'solid' | 'translucent'
  /** `page` writes no `dir`: the direction of the surrounding page applies. */
  direction: 'page' | 'ltr' | 'rtl'
}

/** The values of a root theme. Separate from the lists below, which `Theme` does not need in a production build. */
export const themeDefaults = {
  appearance: 'dark',
  accent: 'indigo',
  gray: 'auto',
  radius: 'medium',
  scaling: '100%',
  panel: 'translucent',
  direction: 'page',
} as const

/** The axes of a theme: their values and their defaults. */
export const themeProps = {
  appearance: { values: appearances, default: themeDefaults.appearance },
  accent: { values: accents, default: themeDefaults.accent },
  gray: { values: grays, default: themeDefaults.gray },
  radius: { values: ['none', 'small', 'medium', 'large', 'full'], default: themeDefaults.radius },
  scaling: { values: ['90%', '95%', '100%', '105%', '110%'], default: themeDefaults.scaling },
  panel: { values: ['solid', 'translucent'], default: themeDefaults.panel },
  /** `page` keeps the page's own `dir`. */
  direction: { values: ['page', 'ltr', 'rtl'], default: themeDefaults.direction },
} as const
