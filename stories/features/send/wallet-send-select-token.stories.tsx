import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  WalletSendSelectTokenView,
  type WalletSendSelectTokenViewProps,
} from '../../../src/features/send/views/wallet-send-select-token/wallet-send-select-token-view.js'
import { enPortfolio } from '../../../src/parts/messages/portfolio.js'
import { enSend } from '../../../src/parts/messages/send.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { tokens } from '../../support/portfolio-samples.js'

const title = en.titles.WalletSendSelectToken

const filled: WalletSendSelectTokenViewProps = {
  words: en,
  labels: enSend,
  portfolio: enPortfolio,
  networkName: 'Ethereum',
  tokens: { status: 'ready', items: tokens },
  selected: 'eip155:1 native',
  search: '',
  onSearch: fn(),
  onSelect: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/WalletSendSelectToken',
  component: WalletSendSelectTokenView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <WalletSendSelectTokenView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="ready">
        <WalletSendSelectTokenView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="loading">
        <WalletSendSelectTokenView {...filled} tokens={{ status: 'loading' }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="no tokens">
        <WalletSendSelectTokenView {...filled} tokens={{ status: 'ready', items: [] }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="nothing found">
        <WalletSendSelectTokenView {...filled} search="zzz" tokens={{ status: 'ready', items: [] }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="failed">
        <WalletSendSelectTokenView
          {...filled}
          tokens={{ status: 'failed', failure: 'data-api-unavailable', onRetry: fn() }}
        />
      </CardFrame>
    </CardSheet>
  ),
})

/** Skeletons have the place and the height of tokens. */
export const Loading = meta.story({
  tags: ['!view'],
  render: (args) => (
    <CardSheet>
      <CardFrame title={title} start="back">
        <WalletSendSelectTokenView {...args} tokens={{ status: 'loading' }} />
      </CardFrame>
      <CardFrame title={title} start="back">
        <WalletSendSelectTokenView {...args} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas }) => {
    const skeletons = [...canvas.getByRole('status', { name: 'Loading' }).children]
    const items = within(await canvas.findByRole('list', { name: 'Tokens' })).getAllByRole('button')
    await expect(skeletons).toHaveLength(4)
    await waitFor(() => expect(items.slice(0, 4).map(readPlace)).toEqual(skeletons.map(readPlace)))
  },
})

/** Top and height, px. */
function readPlace(element: Element): [number, number] {
  const { top, height } = element.getBoundingClientRect()
  return [Math.round(top), Math.round(height)]
}

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'h')
    await expect(args.onSearch).toHaveBeenCalledWith('h')
    const list = within(await canvas.findByRole('list', { name: 'Tokens' }))
    await waitFor(() => expect(list.getByRole('button', { name: /^Ether/ })).toHaveAttribute('aria-current', 'true'))
    await userEvent.click(list.getByRole('button', { name: /^Lantern/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(tokens[2])
  },
})
