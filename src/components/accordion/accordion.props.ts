import type { PropDefs } from '../props/prop-defs.js'

export const accordionProps = {
  variant: { values: ['surface', 'plain'], default: 'surface' },
  type: { values: ['single', 'multiple'], default: 'single' },
} as const satisfies PropDefs

export const accordionTriggerProps = {
  as: { values: ['h2', 'h3', 'h4', 'h5', 'h6'], default: 'h3' },
} as const satisfies PropDefs
