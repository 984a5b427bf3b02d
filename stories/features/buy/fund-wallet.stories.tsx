import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enBuy } from '../../../src/features/buy/messages/en.js'
import { FundWalletView } from '../../../src/features/buy/views/fund-wallet/fund-wallet-view.js'
import { en } from '../../../src/features/english.js'
import { CreditCard, QrCode } from '../../../src/icons/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const { titles } = enBuy
const onBuy = fn()
const ways = [
  { name: 'OnRampProviders', label: titles.OnRampProviders, icon: CreditCard, onClick: onBuy },
  { name: 'WalletReceive', label: en.titles.WalletReceive, icon: QrCode, onClick: fn() },
] as const

const meta = preview.meta({
  title: 'Modal/Views/FundWallet',
  component: FundWalletView,
  args: { labels: enBuy, ways },
  render: (args) => (
    <CardFrame title={titles.FundWallet} start="back">
      <FundWalletView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={titles.FundWallet} start="back" label="an empty account">
        <FundWalletView labels={enBuy} ways={ways} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ways = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Buy/ }))
    await expect(onBuy).toHaveBeenCalledOnce()
  },
})
