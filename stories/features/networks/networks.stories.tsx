import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { NetworksView, type NetworksViewProps } from '../../../src/features/networks/views/networks/networks-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { namespaceNetworks } from '../../support/namespace-networks.js'
import { networks, solanaNetworks, testnets } from '../../support/view-samples.js'

const five: NetworksViewProps = { words: en, networks, current: 'eip155:1', onSelect: fn(), onHelp: fn() }
const approved = networks.slice(0, 4).map(({ caipNetworkId }) => caipNetworkId)

const several = [...networks.slice(0, 2), ...testnets, ...solanaNetworks]

const strangers = networks.map((network, index) => ({
  ...network,
  name:
    [
      '<img src=x onerror="alert(1)">',
      hostile.bidiOverride,
      'A network whose name goes on for longer than any card is wide',
    ][index] ?? network.name,
}))

const meta = preview.meta({
  title: 'Modal/Views/Networks',
  component: NetworksView,
  args: five,
  render: (args) => (
    <CardFrame title={en.titles.Networks} start="back">
      <NetworksView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The networks to choose from. The current one has a check mark; one that a paired wallet has not approved is disabled, or says that the wallet will ask. Each namespace has a list of its own when there are several, and so have its test networks. The search matches names and exact chain ids.\n\n**Keyboard** Escape clears the search before it closes the dialog; Up, Down, Home and End move between rows.\n\n**Data attributes** `data-lintel-list-item`; `aria-current` and `aria-disabled` on rows.',
      },
    },
  },
})

/** Every state; the play function searches in the last card. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Networks} start="back" label="one not approved">
        <NetworksView {...five} approved={approved} />
      </CardFrame>
      <CardFrame title={en.titles.Networks} start="back" label="one to be approved first">
        <NetworksView {...five} approved={approved} canApproveMore />
      </CardFrame>
      <CardFrame title={en.titles.Networks} start="back" label="with test networks">
        <NetworksView {...five} networks={[...networks.slice(0, 2), ...testnets]} current="eip155:11155111" />
      </CardFrame>
      <CardFrame title={en.titles.Networks} start="back" label="several namespaces">
        <NetworksView {...five} networks={several} />
      </CardFrame>
      <CardFrame title={en.titles.Networks} start="back" label="names from strangers">
        <NetworksView {...five} networks={strangers} current="eip155:42161" />
      </CardFrame>
      <CardFrame title={en.titles.Networks} start="back" label="nothing found">
        <NetworksView {...five} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('searchbox')
    const last = fields.at(-1)
    if (last) await userEvent.type(last, 'Atlantis')
    last?.blur()
    await expect(await canvas.findByRole('heading', { name: 'No network found' })).toBeVisible()
  },
})

/** A row calls back with its network's id; the current one is marked. */
export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Ethereum/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /^Arbitrum One/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('eip155:42161')
  },
})

/** Searches by name or chain id; Clear keeps focus in the field. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search networks' })
    await userEvent.type(field, ' ma')
    await canvas.findByRole('button', { name: /^OP Mainnet/ })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.type(field, '8453')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: /^Base/ })).toBeVisible()
  },
})

/** Nothing found: shows the search text. Escape clears the field and does not close the dialog. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const seenOutside = fn()
    document.addEventListener('keydown', seenOutside)
    await userEvent.type(canvas.getByRole('searchbox'), '<b>x</b>')
    await expect(await canvas.findByText('Nothing matches "<b>x</b>".')).toBeVisible()
    seenOutside.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(seenOutside).not.toHaveBeenCalled()
    document.removeEventListener('keydown', seenOutside)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})

/** A disabled row is focusable, so that the reason is read. */
export const NotApproved = meta.story({
  args: { approved },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Polygon Not approved by this wallet' })
    await userEvent.click(row)
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(row).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
})

/** A paired wallet that can approve more networks: the row says so and opens the switch. */
export const CanApproveMore = meta.story({
  args: { approved, canApproveMore: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Polygon Your wallet will ask to approve it' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('eip155:137')
  },
})

/** Test networks have a list of their own. */
export const Testnets = meta.story({
  args: { networks: [...networks, ...testnets] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Test networks' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  },
})

/** With several namespaces each has a list with its name, and its test networks another one. */
export const SeveralNamespaces = meta.story({
  args: { networks: several },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(4)
    for (const name of ['EVM', 'EVM · Test networks', 'Solana · Test networks']) {
      await expect(canvas.getByRole('list', { name })).toBeVisible()
    }
    await userEvent.click(within(canvas.getByRole('list', { name: 'Solana' })).getByRole('button', { name: /^Solana/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    await userEvent.type(canvas.getByRole('searchbox'), 'devnet')
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(1))
    await expect(canvas.getByRole('list', { name: 'Solana · Test networks' })).toBeVisible()
  },
})

/** The networks that Lintel has of Solana, Bitcoin and Polkadot, with their icons. */
export const AllNamespaces = meta.story({
  args: { networks: [...networks.slice(0, 2), ...namespaceNetworks] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    for (const name of ['EVM', 'Solana', 'Solana · Test networks', 'Bitcoin', 'Bitcoin · Test networks', 'Polkadot']) {
      await expect(canvas.getByRole('list', { name })).toBeInTheDocument()
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(8))
    await userEvent.click(canvas.getByRole('button', { name: /^Kusama Asset Hub/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('polkadot:48239ef607d7928874027a43a6768920')
  },
})

/** The last line has a note and opens WhatIsANetwork. */
export const Help = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your wallet may not support every network.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'What is a network?' }))
    await expect(args.onHelp).toHaveBeenCalledOnce()
  },
})

/** The wallet's network is not listed: no check mark. */
export const CurrentUnknown = meta.story({
  args: { current: 'eip155:250' },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('button')) await expect(row).not.toHaveAttribute('aria-current')
  },
})
