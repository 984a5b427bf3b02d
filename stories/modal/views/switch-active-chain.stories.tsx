import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import {
  SwitchActiveChainView,
  type SwitchActiveChainViewProps,
} from '../../../src/modal/views/switch-active-chain/switch-active-chain-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { wallets } from '../../support/view-samples.js'

const needed: SwitchActiveChainViewProps = {
  words: en,
  network: { name: 'Solana' },
  isConnected: false,
  connectors: wallets.slice(0, 2).map((wallet) => ({ ...wallet, chain: 'solana' })),
  onSelect: fn(),
  onPair: fn(),
  onSwitch: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/SwitchActiveChain',
  component: SwitchActiveChainView,
  args: needed,
  render: (args) => (
    <CardFrame title={en.titles.SwitchActiveChain} start="back">
      <SwitchActiveChainView {...args} />
    </CardFrame>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'A network of another kind needs an account of its own: why, and the wallets that have one. Once there is one, the way on.',
      },
    },
  },
})

/** Wallets to choose from, none, an account that is there, a name from a stranger. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.SwitchActiveChain} start="back" label="wallets to choose from">
        <SwitchActiveChainView {...needed} />
      </CardFrame>
      <CardFrame title={en.titles.SwitchActiveChain} start="back" label="no wallet at all">
        <SwitchActiveChainView {...needed} connectors={[]} onPair={undefined} />
      </CardFrame>
      <CardFrame title={en.titles.SwitchActiveChain} start="back" label="an account is there">
        <SwitchActiveChainView {...needed} isConnected />
      </CardFrame>
      <CardFrame title={en.titles.SwitchActiveChain} start="back" label="a name from a stranger">
        <SwitchActiveChainView {...needed} connectors={[]} network={{ name: hostile.unbroken.slice(0, 80) }} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Connect a wallet for Solana' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Foxglove/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Scan with your phone' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPair).toHaveBeenCalledOnce()
  },
})

/** Nothing here reaches it: what to do about that. */
export const Empty = meta.story({
  args: { connectors: [], onPair: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Install a wallet/)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Connected = meta.story({
  args: { isConnected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Solana' }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
  },
})
