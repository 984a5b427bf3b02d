import type { PropDefs } from '../props/prop-defs.js'

export const buttonProps = {
  size: { values: ['1', '2', '3', '4'], default: '3' },
  variant: { values: ['solid', 'soft', 'surface', 'outline', 'ghost'], default: 'solid' },
  loading: { type: 'boolean', default: false },
} as const satisfies PropDefs
