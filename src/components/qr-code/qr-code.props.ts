import type { PropDefs } from '../props/prop-defs.js'

export const qrCodeProps = {
  size: { values: ['1', '2', '3'], default: '3' },
} as const satisfies PropDefs
