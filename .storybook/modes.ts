import { encodePercent } from './global-percent.js'

/** One look for visual review: toolbar globals, what the browser emulates, and how wide the window is. */
export type Mode = {
  globals: Record<string, string>
  /** Emulated by the browser (local run) or by Chromatic. */
  forcedColors?: 'active'
  reducedMotion?: 'reduce'
  /** px */
  width?: number
}

const dark = { appearance: 'dark' }
const light = { appearance: 'light' }

/**
 * The looks a gallery story is photographed in. Chosen so that each axis shows each of its extremes once;
 * numbers are tested exhaustively elsewhere.
 */
export const modes = {
  'dark-indigo': { globals: dark },
  'light-indigo': { globals: light },
  'dark-lime-full-110': { globals: { ...dark, accent: 'lime', radius: 'full', scaling: '110%' } },
  'light-orange-none-90': { globals: { ...light, accent: 'orange', radius: 'none', scaling: '90%' } },
  'dark-gray-small': { globals: { ...dark, accent: 'gray', radius: 'small', panel: 'solid' } },
  rtl: { globals: { ...light, direction: 'rtl' } },
  'forced-colors': { globals: dark, forcedColors: 'active' },
  'reduced-motion': { globals: { ...dark, motion: 'reduced' }, reducedMotion: 'reduce' },
  phone: { globals: dark, width: 360 },
  // A visitor's own setting; nothing may be cut off (WCAG 1.4.4).
  'text-200': { globals: { ...light, text: '200%' } },
} as const satisfies Record<string, Mode>

export type ModeName = keyof typeof modes

/** Where a story tagged `visual` is photographed. */
export const visualModes = ['dark-indigo', 'light-indigo'] as const satisfies readonly ModeName[]

/** Where a gallery tagged `plain` is photographed: it has nothing of its own for the others to change. */
export const plainModes = [...visualModes, 'rtl', 'forced-colors'] as const satisfies readonly ModeName[]

/**
 * Where a gallery tagged `view` is photographed: corners and accents are shown by the galleries of what it is made of,
 * but on a phone a view is laid out anew.
 */
export const viewModes = [...plainModes, 'phone'] as const satisfies readonly ModeName[]

/** Where a story tagged `words` is photographed: another language changes no colour. */
export const wordsModes = ['light-indigo'] as const satisfies readonly ModeName[]

/** Where a story is photographed, by its name and its tags; nowhere, most of them. */
export function listModes(name: string, tags: readonly string[]): readonly ModeName[] {
  if (name !== 'Gallery') return tags.includes('visual') ? visualModes : tags.includes('words') ? wordsModes : []
  if (tags.includes('view')) return viewModes
  return tags.includes('plain') ? plainModes : (Object.keys(modes) as ModeName[])
}

/** The same looks in Chromatic's words: globals by name, `viewport` in px, media features as it calls them. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes as Record<string, Mode>).map(([name, { globals, width, forcedColors, reducedMotion }]) => [
    name,
    {
      ...encodePercent(globals),
      ...(width ? { viewport: width } : {}),
      ...(forcedColors ? { forcedColors } : {}),
      ...(reducedMotion ? { prefersReducedMotion: reducedMotion } : {}),
    },
  ]),
)
