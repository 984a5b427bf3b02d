import type { PropDefs } from '../props/prop-defs.js'

export const badgeProps = {
  size: { values: ['1', '2', '3'], default: '2' },
  variant: { values: ['solid', 'soft', 'outline'], default: 'soft' },
} as const satisfies PropDefs
