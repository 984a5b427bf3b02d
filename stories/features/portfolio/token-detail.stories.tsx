import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { TokenBalance } from '../../../src/core/model/portfolio.js'
import { en } from '../../../src/features/english.js'
import { enTokenDetail } from '../../../src/features/portfolio/messages/token-detail.js'
import {
  TokenDetailView,
  type TokenDetailViewProps,
} from '../../../src/features/portfolio/views/token-detail/token-detail-view.js'
import { enPortfolio } from '../../../src/parts/messages/portfolio.js'
import { receiveLink, sendLink } from '../../support/account-sample.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostileTokens, tokens } from '../../support/portfolio-samples.js'
import { networks } from '../../support/view-samples.js'

const [ether, dollar, , driftwood] = tokens as [TokenBalance, TokenBalance, TokenBalance, TokenBalance]

const filled: TokenDetailViewProps = {
  words: en,
  labels: { ...enPortfolio, ...enTokenDetail },
  token: dollar,
  network: { name: 'Ethereum', imageUrl: networks[0]?.assets?.imageUrl },
  explorerUrl: `https://explorer-1.example/token/${dollar.address}`,
  actions: [sendLink, receiveLink],
}

const meta = preview.meta({
  title: 'Modal/Views/TokenDetail',
  component: TokenDetailView,
  args: filled,
  render: (args) => (
    <CardFrame title={args.token.symbol} start="back">
      <TokenDetailView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title="HUSD" start="back" label="a token">
        <TokenDetailView {...filled} />
      </CardFrame>
      <CardFrame title="ETH" start="back" label="the native currency, price of a pool">
        <TokenDetailView {...filled} token={ether} explorerUrl={null} />
      </CardFrame>
      <CardFrame title="DRFT" start="back" label="no price, receive only">
        <TokenDetailView {...filled} token={driftwood} actions={[receiveLink]} />
      </CardFrame>
      <CardFrame title="?" start="back" label="names and numbers from a stranger">
        <TokenDetailView {...filled} token={hostileTokens[0] as TokenBalance} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Harbor Dollar')).toBeVisible())
    await expect(canvas.getByText('US dollar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.actions[0]?.onClick).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await expect(args.actions[1]?.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /^View in explorer/ })).toHaveAttribute('target', '_blank')
  },
})

/** A price says which pool it is from. */
export const PriceOfPool = meta.story({
  args: { token: ether },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ETH / HUSD pool')).toBeVisible()
    await expect(canvas.getByText('Currency of the network')).toBeVisible()
  },
})

export const NoPrice = meta.story({
  args: { token: driftwood },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No price is known')).toBeVisible()
  },
})
