import type { PropDefs } from '../props/prop-defs.js'

export const sliderProps = {
  size: { values: ['1', '2', '3'], default: '2' },
  hasButtons: { type: 'boolean', default: true },
} as const satisfies PropDefs
