import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  WhatIsAWalletView,
  type WhatIsAWalletViewProps,
} from '../../../src/features/connect/views/what-is-a-wallet/what-is-a-wallet-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const help: WhatIsAWalletViewProps = { words: en, onGetWallet: fn() }

const meta = preview.meta({
  title: 'Modal/Views/WhatIsAWallet',
  component: WhatIsAWalletView,
  args: help,
  render: (args) => (
    <CardFrame title={en.titles.WhatIsAWallet} start="back">
      <WhatIsAWalletView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component: 'Short help about wallets. `Help` on Connect opens it. One action: GetWallet.',
      },
    },
  },
})

/** Its only state, and a longer language. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => {
    const { whatIsAWallet: said } = en
    const longer = ({ title, text }: typeof said.holds) => ({ title: `${title}, ${title}`, text: `${text} ${text}` })
    const words = {
      ...en,
      whatIsAWallet: { ...said, holds: longer(said.holds), signsIn: longer(said.signsIn), asks: longer(said.asks) },
    }
    return (
      <CardSheet>
        <CardFrame title={en.titles.WhatIsAWallet} start="back" label="help">
          <WhatIsAWalletView {...help} />
        </CardFrame>
        <CardFrame title={en.titles.WhatIsAWallet} start="back" label="long words">
          <WhatIsAWalletView {...help} words={words} />
        </CardFrame>
      </CardSheet>
    )
  },
})

export const LeadsToWallets = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
})
