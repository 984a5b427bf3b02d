import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { ControlHeights } from './control-heights.js'
import { SpaceScale } from './space-scale.js'

const meta = preview.meta({
  title: 'Tokens/Space',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** Nine steps. */
export const Scale = meta.story({ render: () => <SpaceScale /> })

/** Four heights of controls, at five scalings. */
export const Heights = meta.story({ render: () => <ControlHeights /> })
