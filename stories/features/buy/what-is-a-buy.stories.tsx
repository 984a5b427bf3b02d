import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enBuy } from '../../../src/features/buy/messages/en.js'
import { WhatIsABuyView } from '../../../src/features/buy/views/what-is-a-buy/what-is-a-buy-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const title = enBuy.titles.WhatIsABuy

const meta = preview.meta({
  title: 'Modal/Views/WhatIsABuy',
  component: WhatIsABuyView,
  args: { labels: enBuy, onDone: fn() },
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardSheet>
      <CardFrame title={title} start="back" label="help">
        <WhatIsABuyView {...args} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Done = meta.story({
  render: (args) => (
    <CardFrame title={title} start="back">
      <WhatIsABuyView {...args} />
    </CardFrame>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
