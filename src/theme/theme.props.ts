import { accents } from '../components/props/accent.js'
import type { PropDefs } from '../components/props/prop-defs.js'

export const grays = ['auto', 'gray', 'mauve', 'slate', 'sage', 'olive', 'sand'] as const
export const appearances = ['light', 'dark', 'system'] as const

/** What a root theme starts from. Apart from the values below, which `Theme` itself does not need to carry. */
export const themeDefaults = {
  appearance: 'dark',
  accent: 'indigo',
  gray: 'auto',
  radius: 'medium',
  scaling: '100%',
  panel: 'translucent',
  direction: 'page',
} as const

/** The axes of a theme: their values and what a root theme starts from. */
export const themeProps = {
  appearance: { values: appearances, default: themeDefaults.appearance },
  accent: { values: accents, default: themeDefaults.accent },
  gray: { values: grays, default: themeDefaults.gray },
  radius: { values: ['none', 'small', 'medium', 'large', 'full'], default: themeDefaults.radius },
  scaling: { values: ['90%', '95%', '100%', '105%', '110%'], default: themeDefaults.scaling },
  panel: { values: ['solid', 'translucent'], default: themeDefaults.panel },
  /** `page`: whatever the page's own `dir` says. */
  direction: { values: ['page', 'ltr', 'rtl'], default: themeDefaults.direction },
} as const satisfies PropDefs
