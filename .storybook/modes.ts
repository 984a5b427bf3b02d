import { encodePercent } from './global-percent.js'

/** A mode for pictures: toolbar globals, emulated browser settings, and the width of the window. */
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
 * The modes in which a gallery is photographed. Each axis has each of its extremes once. Modes that differ from the first
 * in more than colors follow it directly: after a change of colors Chromium sometimes keeps an old result of
 * `light-dark()`.
 */
export const modes = {
  'dark-indigo': { globals: dark },
  'reduced-motion': { globals: { ...dark, motion: 'reduced' }, reducedMotion: 'reduce' },
  phone: { globals: dark, width: 360 },
  'light-indigo': { globals: light },
  'dark-lime-full-110': { globals: { ...dark, accent: 'lime', radius: 'full', scaling: '110%' } },
  'light-orange-none-90': { globals: { ...light, accent: 'orange', radius: 'none', scaling: '90%' } },
  'dark-gray-small': { globals: { ...dark, accent: 'gray', radius: 'small', panel: 'solid' } },
  rtl: { globals: { ...light, direction: 'rtl' } },
  // Text size of the browser (WCAG 1.4.4).
  'text-200': { globals: { ...light, text: '200%' } },
  'forced-colors': { globals: dark, forcedColors: 'active' },
} as const satisfies Record<string, Mode>

export type ModeName = keyof typeof modes

/** The modes of a story tagged `visual`: its colors in light are those that galleries show. */
const visualModes = ['dark-indigo'] as const satisfies readonly ModeName[]

/** The modes of a story tagged `words`: a language changes no colors. */
const wordsModes = ['light-indigo'] as const satisfies readonly ModeName[]

/** The modes of a gallery tagged `plain`: it has no accents and corners. Right to left is light, so it shows both. */
const plainModes = ['dark-indigo', 'rtl', 'forced-colors'] as const satisfies readonly ModeName[]

/** The modes of a gallery tagged `view`: its components show corners and accents, but a narrow window may change it. */
const viewModes = ['dark-indigo', 'phone', 'rtl', 'forced-colors'] as const satisfies readonly ModeName[]

/** The modes of the other galleries. `light-indigo` would show the colors of `rtl`. */
const galleryModes = (Object.keys(modes) as ModeName[]).filter((name) => name !== 'light-indigo')

/** Returns the modes of a story, by its name and tags. Most stories have none. */
export function listModes(name: string, tags: readonly string[]): readonly ModeName[] {
  if (name !== 'Gallery') return tags.includes('visual') ? visualModes : tags.includes('words') ? wordsModes : []
  const names = tags.includes('view') ? viewModes : tags.includes('plain') ? plainModes : galleryModes
  // A gallery tagged `in-arabic` has a story in Arabic, of all its states or of the fullest, which shows them right to left.
  return tags.includes('in-arabic') ? names.filter((mode) => mode !== 'rtl') : names
}

/** The parameters with which Chromatic photographs a story in the modes of the local run, and no other story. */
export function writeChromaticParameters(name: string, tags: readonly string[]) {
  const names = listModes(name, tags)
  return {
    disableSnapshot: names.length === 0,
    modes: Object.fromEntries(names.map((mode) => [mode, toChromaticMode(modes[mode])])),
  }
}

function toChromaticMode({ globals, width, forcedColors, reducedMotion }: Mode) {
  return {
    ...encodePercent(globals),
    ...(width ? { viewport: width } : {}),
    ...(forcedColors ? { forcedColors } : {}),
    ...(reducedMotion ? { prefersReducedMotion: reducedMotion } : {}),
  }
}
