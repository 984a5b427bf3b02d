import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { RadiusByScaling } from './radius-by-scaling.js'
import { RadiusSteps } from './radius-steps.js'

const meta = preview.meta({
  title: 'Tokens/Radius',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** Eight steps of each radius. */
export const Steps = meta.story({ render: () => <RadiusSteps /> })

/** The two axes that change shapes, against each other. */
export const ByScaling = meta.story({ render: () => <RadiusByScaling /> })
