import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enWhatIsANetwork } from '../../../src/features/networks/messages/what-is-a-network.js'
import {
  WhatIsANetworkView,
  type WhatIsANetworkViewProps,
} from '../../../src/features/networks/views/what-is-a-network/what-is-a-network-view.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const help: WhatIsANetworkViewProps = { labels: enWhatIsANetwork, onDone: fn() }
const longer = createPseudoMessages()

const meta = preview.meta({
  title: 'Modal/Views/WhatIsANetwork',
  component: WhatIsANetworkView,
  args: help,
  render: (args) => (
    <CardFrame title={en.titles.WhatIsANetwork} start="back">
      <WhatIsANetworkView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: { description: { component: 'Short help behind Networks. One action: back.' } },
  },
})

/** Its only state, and a longer language. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.WhatIsANetwork} start="back" label="help">
        <WhatIsANetworkView {...help} />
      </CardFrame>
      <CardFrame title={longer.titles.WhatIsANetwork} start="back" label="long words">
        <WhatIsANetworkView {...help} labels={{ ...enWhatIsANetwork, ...longer.views.whatIsANetwork }} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
