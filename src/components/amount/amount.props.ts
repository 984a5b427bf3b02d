import type { PropDefs } from '../props/prop-defs.js'

export const amountProps = {
  variant: { values: ['inline', 'display'], default: 'inline' },
  notation: { values: ['auto', 'full', 'compact'], default: 'auto' },
  sign: { values: ['auto', 'always'], default: 'auto' },
  fixed: { type: 'boolean', default: false },
} as const satisfies PropDefs
