import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { ShadowScale } from './shadow-scale.js'

const meta = preview.meta({
  title: 'Tokens/Shadow',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** Six heights. */
export const Scale = meta.story({ render: () => <ShadowScale /> })
