import type { PropDefs } from '../props/prop-defs.js'

export const listProps = {
  labelVisible: { type: 'boolean', default: false },
} as const satisfies PropDefs

export const listItemProps = {
  disabled: { type: 'boolean', default: false },
  loading: { type: 'boolean', default: false },
} as const satisfies PropDefs
