import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { FocusRings } from './focus-rings.js'

const meta = preview.meta({
  title: 'Tokens/Focus',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** The ring on every possible background. */
export const Rings = meta.story({ render: () => <FocusRings /> })
