import { accents } from '../components/props/accent.js'
import type { PropDefs } from '../components/props/prop-defs.js'

export const grays = ['auto', 'gray', 'mauve', 'slate', 'sage', 'olive', 'sand'] as const

/** The axes of a theme: their values and what a root theme starts from. */
export const themeProps = {
  appearance: { values: ['light', 'dark', 'system'], default: 'dark' },
  accent: { values: accents, default: 'indigo' },
  gray: { values: grays, default: 'auto' },
  radius: { values: ['none', 'small', 'medium', 'large', 'full'], default: 'medium' },
  scaling: { values: ['90%', '95%', '100%', '105%', '110%'], default: '100%' },
  panel: { values: ['solid', 'translucent'], default: 'translucent' },
} as const satisfies PropDefs
