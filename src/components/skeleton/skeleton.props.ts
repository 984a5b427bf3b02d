import type { PropDefs } from '../props/prop-defs.js'

export const skeletonProps = {
  loading: { type: 'boolean', default: true },
} as const satisfies PropDefs
