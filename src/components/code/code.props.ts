import type { PropDefs } from '../props/prop-defs.js'

export const codeProps = {
  variant: { values: ['soft', 'outline', 'ghost'], default: 'soft' },
  block: { type: 'boolean', default: false },
} as const satisfies PropDefs
