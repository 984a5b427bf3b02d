import type { PropDefs } from '../props/prop-defs.js'

export const toastProps = {
  variant: { values: ['success', 'error', 'loading'], default: 'success' },
} as const satisfies PropDefs
