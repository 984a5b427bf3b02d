import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  SwitchActiveChainView,
  type SwitchActiveChainViewProps,
} from '../../../src/features/networks/views/switch-active-chain/switch-active-chain-view.js'
import { ScanQrCode } from '../../../src/icons/scan-qr-code.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { namespaceNetworks } from '../../support/namespace-networks.js'
import { wallets } from '../../support/view-samples.js'

const pair = { label: en.titles.ConnectingWalletConnect, icon: ScanQrCode, onClick: fn() }

const needed: SwitchActiveChainViewProps = {
  words: en,
  network: { name: 'Solana' },
  isConnected: false,
  connectors: wallets.slice(0, 2).map((wallet) => ({ ...wallet, chain: 'solana' })),
  onSelect: fn(),
  links: [pair],
  onSwitch: fn(),
  onGetWallet: fn(),
  onReload: fn(),
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
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Switching to a network of another namespace needs an account there: shows its wallets, then the switch.',
      },
    },
  },
})

/** Wallets to choose from, no wallet, a connected account, hostile names. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.SwitchActiveChain} start="back" label="wallets to choose from">
        <SwitchActiveChainView {...needed} />
      </CardFrame>
      <CardFrame title={en.titles.SwitchActiveChain} start="back" label="no wallet at all">
        <SwitchActiveChainView {...needed} connectors={[]} links={[]} />
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
    await expect(canvas.getByText(/^Connect a wallet for Solana\./)).toBeVisible()
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /^Foxglove/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Scan with your phone' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(pair.onClick).toHaveBeenCalledOnce()
  },
})

/** No wallet: GetWallet and Reload. */
export const Empty = meta.story({
  args: { connectors: [], links: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Install a wallet for Solana, then reload the page.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

export const Connected = meta.story({
  args: { isConnected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Solana' }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
  },
})

/** To a network with an icon. */
export const Bitcoin = meta.story({
  args: {
    network: namespaceNetworks.find(({ name }) => name === 'Bitcoin') ?? { name: 'Bitcoin' },
    connectors: wallets.slice(0, 2).map((wallet) => ({ ...wallet, chain: 'bip122' })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Connect a wallet for Bitcoin\./)).toBeVisible()
    // The network's and those of the two wallets.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3))
  },
})

/** Long names of network and wallet are cut. */
export const HostileNames = meta.story({
  args: {
    network: { name: `<b>${hostile.bidiOverride}</b>${hostile.unbroken}` },
    connectors: wallets.slice(0, 2).map((wallet, index) => ({
      ...wallet,
      name: index === 0 ? `<i>${hostile.unbroken}` : hostile.arabic,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(canvas.getByRole('button', { name: hostile.arabic })).toBeVisible()
  },
})
