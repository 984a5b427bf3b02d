import type { PropDefs } from '../props/prop-defs.js'

/** Steps of the space scale: 0, then 4 to 64 px. */
export const spaceSteps = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A step of the space scale. */
export type SpaceStep = (typeof spaceSteps)[number]

export const boxProps = {
  as: {
    values: ['div', 'span', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'ul', 'ol', 'li'],
    default: 'div',
  },
  padding: { values: spaceSteps, default: '0' },
  // `auto` is whatever `padding` says.
  paddingInline: { values: ['auto', ...spaceSteps], default: 'auto' },
  paddingBlock: { values: ['auto', ...spaceSteps], default: 'auto' },
  grow: { type: 'boolean', default: false },
} as const satisfies PropDefs
