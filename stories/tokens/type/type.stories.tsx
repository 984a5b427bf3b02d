import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { TypeScale } from './type-scale.js'
import { TypeWeights } from './type-weights.js'

const meta = preview.meta({
  title: 'Tokens/Type',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** Nine steps. */
export const Scale = meta.story({ render: () => <TypeScale /> })

/** Three weights. */
export const Weights = meta.story({ render: () => <TypeWeights /> })
