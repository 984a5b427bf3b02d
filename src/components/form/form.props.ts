import type { PropDefs } from '../props/prop-defs.js'

export const formMessageProps = {
  forceMatch: { type: 'boolean', default: false },
} as const satisfies PropDefs
