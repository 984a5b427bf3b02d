import type { PropDefs } from '../props/prop-defs.js'

export const linkProps = {
  place: { values: ['sentence', 'alone'], default: 'sentence' },
  tone: { values: ['accent', 'inherit'], default: 'accent' },
  external: { type: 'boolean', default: false },
} as const satisfies PropDefs
