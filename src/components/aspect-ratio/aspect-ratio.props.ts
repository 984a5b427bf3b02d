import type { PropDefs } from '../props/prop-defs.js'

export const aspectRatioProps = {
  ratio: { values: ['1/1', '4/3', '3/2', '16/9', '2/1', '3/4', '9/16'], default: '16/9' },
  fit: { values: ['cover', 'contain'], default: 'cover' },
} as const satisfies PropDefs
