import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  UnsupportedChainView,
  type UnsupportedChainViewProps,
} from '../../../src/features/networks/views/unsupported-chain/unsupported-chain-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { networks } from '../../support/view-samples.js'

const named: UnsupportedChainViewProps = {
  words: en,
  app: 'Lintel',
  currentName: 'Fantom',
  networks: networks.slice(0, 3),
  onSelect: fn(),
  onDisconnect: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/UnsupportedChain',
  component: UnsupportedChainView,
  args: named,
  render: (args) => (
    <CardFrame title={en.titles.UnsupportedChain}>
      <UnsupportedChainView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The app does not support the network of the wallet. The visitor switches to a supported one or disconnects.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.UnsupportedChain} label="a network with a name">
        <UnsupportedChainView {...named} />
      </CardFrame>
      <CardFrame title={en.titles.UnsupportedChain} label="a network nobody knows">
        <UnsupportedChainView {...named} currentName={null} networks={networks.slice(0, 1)} />
      </CardFrame>
      <CardFrame title={en.titles.UnsupportedChain} label="switching to one">
        <UnsupportedChainView {...named} switching={{ network: 'eip155:8453', failure: null }} />
      </CardFrame>
      <CardFrame title={en.titles.UnsupportedChain} label="a switch that was refused">
        <UnsupportedChainView
          {...named}
          switching={{ network: 'eip155:8453', failure: { code: 'request-rejected' } }}
        />
      </CardFrame>
      <CardFrame title={en.titles.UnsupportedChain} label="disconnecting">
        <UnsupportedChainView {...named} isDisconnecting />
      </CardFrame>
      <CardFrame title={en.titles.UnsupportedChain} label="names from strangers">
        <UnsupportedChainView {...named} app={hostile.bidiOverride} currentName={hostile.unbroken.slice(0, 60)} />
      </CardFrame>
    </CardSheet>
  ),
})

/** A refusal shows in the row and is announced; pressing the row again retries. */
export const Refused = meta.story({
  args: { switching: { network: 'eip155:8453', failure: { code: 'request-rejected' } } },
  play: async ({ args, canvas, userEvent }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(said.join(' ')).toContain('You declined the switch to Base.')
    await userEvent.click(canvas.getByRole('button', { name: /^Base/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('eip155:8453')
  },
})

export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wallet is on Fantom' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Base/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('eip155:8453')
  },
})

/** Disconnect by keyboard. */
export const Leave = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Arbitrum One/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Disconnect' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
})

/** While it disconnects, pressing again does nothing and focus stays. */
export const Disconnecting = meta.story({
  args: { isDisconnecting: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Disconnecting' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onDisconnect).not.toHaveBeenCalled()
  },
})

/** The row says what to do in the wallet and is busy until the wallet answers. */
export const Switching = meta.story({
  args: { switching: { network: 'eip155:8453', failure: null } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /^Base Approve the switch in your wallet\./ })
    await expect(row).toHaveAttribute('aria-busy', 'true')
  },
})

/** A timeout, or offline: the row shows why; pressing it again retries. */
export const Unresponsive = meta.story({
  args: { switching: { network: 'eip155:8453', failure: { code: 'wallet-unresponsive' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Base We have had no answer/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('eip155:8453')
  },
})

/** A press opens the app of a wallet that was paired on this phone. */
export const OnPhone = meta.story({
  args: { switching: { network: 'eip155:8453', failure: null }, wallet: { name: 'Prism', onOpen: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Prism' }))
    await expect(args.wallet?.onOpen).toHaveBeenCalledOnce()
  },
})

export const HostileNames = meta.story({
  args: {
    app: `<b>${hostile.bidiOverride}</b>${hostile.unbroken}`,
    currentName: `<i>${hostile.unbroken}`,
    networks: networks.slice(0, 2).map((network) => ({ ...network, name: `<i>${hostile.unbroken}` })),
    switching: { network: 'eip155:8453', failure: { code: 'request-rejected' } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  },
})
