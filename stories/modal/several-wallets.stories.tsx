import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { createLintel } from '../../src/headless/index.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { LintelProvider } from '../../src/react/index.js'
import {
  createMemoryStorage,
  createMockWalletConnect,
  type MockChain,
  type MockWalletConnect,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'

const [foxglove, prism] = sampleConnectors
const [first, second] = sampleAccounts
const solanaId = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaAddress = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'
const solana = {
  id: solanaId,
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://rpc-solana.example'] } },
} as const

let chain: MockChain
let phone: MockWalletConnect['control']

/** Two wallets in the browser, and one on another device with two namespaces. */
function Demo() {
  const [lintel] = useState(() => {
    const walletConnect = createMockWalletConnect({
      accounts: [`eip155:1:${first}`, `eip155:8453:${first}`, `solana:${solanaId}:${solanaAddress}`],
    })
    phone = walletConnect.control
    chain = mockChain({
      wallets: [foxglove, prism],
      accountsOf: { [foxglove.id]: [first], [prism.id]: [second] },
    })
    return createLintel({
      metadata: { name: 'Lintel' },
      networks: [...sampleNetworks, solana],
      adapters: [chain, mockChain({ namespace: 'solana', wallets: [], accounts: [solanaAddress] })],
      projectId: 'stories',
      services: { relay: 'wss://relay.example' },
      walletConnect,
      storage: createMemoryStorage(),
    })
  })
  return (
    <LintelProvider lintel={lintel}>
      <ConnectButton />
      <LintelModal />
    </LintelProvider>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Several wallets',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'Several connected wallets, one of them active: connecting a second, switching, disconnecting one or all, and a paired wallet with one session for several namespaces. The states of the list are under **Modal/Views/ProfileWallets**.',
      },
    },
  },
})

type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>

async function press({ userEvent }: Visitor, name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Waits until the view has slid in. */
async function expectVisible(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible())
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function openWallets(visitor: Visitor) {
  await visitor.userEvent.click(await visitor.canvas.findByRole('button', { name: /Account$/ }))
  await press(visitor, /Your wallets$/)
  await screen.findByRole('dialog', { name: 'Your wallets' })
}

/** Opens the menu of a wallet and presses its one action. */
async function disconnectOne(visitor: Visitor, wallet: string, action: string) {
  // Enabled once the code of the menu has loaded.
  const [menu] = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: `Options of ${wallet}`, expanded: false })
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  if (menu) await visitor.userEvent.click(menu)
  await visitor.userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Connects Foxglove, then Prism, which becomes active, and opens the list. */
async function connectBoth(visitor: Visitor) {
  await press(visitor, 'Connect wallet')
  await press(visitor, /^Foxglove/)
  await expectClosed()
  await openWallets(visitor)
  await press(visitor, 'Add a wallet')
  await press(visitor, /^Prism/)
  await expectClosed()
  await openWallets(visitor)
}

async function pair(visitor: Visitor) {
  await press(visitor, 'Connect wallet')
  await press(visitor, /^WalletConnect/)
  await screen.findByRole('button', { name: 'Copy link' })
  phone.approve()
  await expectClosed()
}

/** A disconnect that fails still removes the wallet from the page, and shows a toast. */
export const FailsToEnd = meta.story({
  play: async (context) => {
    await connectBoth(context)
    chain.control.fail('disconnect', 'wallet-failed')
    await disconnectOne(context, 'Prism', 'Disconnect Prism')
    await waitFor(() => expect(screen.getByText('Failed to disconnect')).toBeVisible())
    await expect(screen.queryByRole('button', { name: /Prism (Active|Switch)$/ })).toBeNull()
    await expectVisible(screen.getByRole('button', { name: /Foxglove Active$/ }))
  },
})

/** Disconnect in Account ends the connection shown there; the other wallet stays and is shown next. */
export const AccountEndsTheShownOne = meta.story({
  play: async (context) => {
    await connectBoth(context)
    await press(context, 'Back')
    const account = within(await screen.findByRole('dialog', { name: 'Account' }))
    await context.userEvent.click(account.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(account.getByText('Foxglove')).toBeVisible())
    await expect(context.canvas.getByText(/^0x71/)).toBeInTheDocument()
  },
})

/** One session for two namespaces: the row says what ends together, and ends it. */
export const PairedEndsTogether = meta.story({
  play: async (context) => {
    await pair(context)
    await openWallets(context)
    const menus = await screen.findAllByRole('button', { name: 'Options of Prism' })
    await expect(menus).toHaveLength(2)
    await disconnectOne(context, 'Prism', 'Disconnect Prism: Ends EVM and Solana together')
    await expectClosed()
    await expectVisible(context.canvas.getByRole('button', { name: 'Connect wallet' }))
  },
})

/** Networks that the paired wallet has not approved say so and are disabled. */
export const ApprovedNetworks = meta.story({
  play: async (context) => {
    await pair(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Account$/ }))
    await press(context, /^Network: /)
    await press(context, 'Polygon Not approved by this wallet')
    await expectVisible(screen.getByRole('dialog', { name: 'Networks' }))
    await press(context, 'Base')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Network: Base' })).toBeVisible())
  },
})
