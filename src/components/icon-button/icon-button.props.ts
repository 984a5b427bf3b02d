import type { PropDefs } from '../props/prop-defs.js'

export const iconButtonProps = {
  size: { values: ['1', '2', '3', '4'], default: '2' },
  variant: { values: ['solid', 'soft', 'surface', 'outline', 'ghost'], default: 'ghost' },
  loading: { type: 'boolean', default: false },
} as const satisfies PropDefs
