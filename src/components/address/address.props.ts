import type { PropDefs } from '../props/prop-defs.js'

export const addressProps = {
  format: { values: ['short', 'full'], default: 'short' },
  mono: { type: 'boolean', default: false },
  revealable: { type: 'boolean', default: false },
  copyable: { type: 'boolean', default: false },
} as const satisfies PropDefs
