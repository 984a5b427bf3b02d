import type { PropDefs } from '../props/prop-defs.js'

export const dialogProps = {
  loading: { type: 'boolean', default: false },
} as const satisfies PropDefs
