import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  ConnectingMultiChainView,
  type ConnectingMultiChainViewProps,
} from '../../../src/features/connect/views/connecting-multi-chain/connecting-multi-chain-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { namespaceNetworks } from '../../support/namespace-networks.js'
import { networks, prism } from '../../support/view-samples.js'

const both: ConnectingMultiChainViewProps = {
  words: en,
  wallet: prism,
  choices: [
    { namespace: 'eip155', networks },
    { namespace: 'solana', networks: [{ name: 'Solana' }, { name: 'Solana Devnet' }] },
  ],
  onSelect: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/ConnectingMultiChain',
  component: ConnectingMultiChainView,
  args: both,
  render: (args) => (
    <CardFrame title={en.titles.ConnectingMultiChain} start="back">
      <ConnectingMultiChainView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component: 'One wallet with several namespaces: which one to connect. The press asks the wallet.',
      },
    },
  },
})

/** Two namespaces, and hostile names. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.ConnectingMultiChain} start="back" label="two kinds">
        <ConnectingMultiChainView {...both} />
      </CardFrame>
      <CardFrame title={en.titles.ConnectingMultiChain} start="back" label="names from strangers">
        <ConnectingMultiChainView
          {...both}
          wallet={{ name: hostile.bidiOverride }}
          choices={[{ namespace: 'eip155', networks: [{ name: hostile.unbroken }, { name: hostile.arabic }] }]}
        />
      </CardFrame>
    </CardSheet>
  ),
})

/** By arrow key and Enter. */
export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^EVM/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Solana/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('solana')
  },
})

/** A wallet of four namespaces: each has the icon of its first network. */
export const FourNamespaces = meta.story({
  args: {
    choices: [
      { namespace: 'eip155', networks },
      ...(['solana', 'bip122', 'polkadot'] as const).map((namespace) => ({
        namespace,
        networks: namespaceNetworks.filter(({ chainNamespace }) => chainNamespace === namespace),
      })),
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // The wallet's icon is one more.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(5))
    await userEvent.click(canvas.getByRole('button', { name: /^Polkadot/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('polkadot')
  },
})

/** A namespace without networks, and a name without a line break opportunity. */
export const LongNames = meta.story({
  args: {
    wallet: { name: 'The Longest Wallet Name That Anyone Has Ever Announced in a Browser' },
    choices: [
      {
        namespace: 'eip155',
        networks: networks.map((network) => ({ ...network, name: `${network.name} Test Network` })),
      },
      { namespace: 'bip122', networks: [] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Bitcoin' })).toBeVisible()
    await expectInsideCard(canvasElement)
  },
})

/** One text, and a long name that is cut. */
export const HostileNames = meta.story({
  args: {
    wallet: { name: `<b>${hostile.bidiOverride}</b>${hostile.unbroken}` },
    choices: [{ namespace: 'eip155', networks: Array(3).fill({ name: `<i>${hostile.unbroken}` }) }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await expect(canvas.getByText(/^<b>Prismgnp\.exe<\/b>A+… works with/)).toBeVisible()
  },
})
