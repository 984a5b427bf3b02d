import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { createLintel, type LintelOptions } from '../../src/headless/index.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { LintelProvider } from '../../src/react/index.js'
import {
  createMemoryStorage,
  createMockWalletConnect,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { sampleSolana as solana } from '../support/sample-solana.js'

const [foxglove, prism] = sampleConnectors
const solanaAddress = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'
const otherSolanaAddress = 'GgPpTKg78vmzgDtP1DNn72CHAYjRdKY7AV6zgszoHCSa'

function createTwo(): LintelOptions['adapters'] {
  return [
    mockChain({ wallets: [foxglove, prism], accounts: [...sampleAccounts] }),
    mockChain({
      namespace: 'solana',
      wallets: [{ ...prism, id: 'prism.solana', chain: 'solana' }],
      accounts: [solanaAddress],
      balance: { value: 2_500_000_000n, decimals: 9, symbol: 'SOL' },
      quote: { fee: 5_000n, deposit: 2_039_280n },
    }),
  ]
}

/** The modal with two namespaces, or with pairing only. */
function Demo({ isBasic = false, isMobile = false }: { isBasic?: boolean; isMobile?: boolean }) {
  const [lintel] = useState(() => {
    return createLintel({
      metadata: { name: 'Lintel' },
      networks: isBasic ? sampleNetworks : [...sampleNetworks, solana],
      adapters: isBasic ? [] : createTwo(),
      projectId: 'stories',
      services: { relay: 'wss://relay.example' },
      walletConnect: createMockWalletConnect(),
      isMobile,
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
  title: 'Modal/Namespaces',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'Several namespaces at once: one wallet that supports more than one of them, an account in each, and the switch between them. And an app without adapters, which can only pair.',
      },
    },
  },
})

type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>

async function expectVisible(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible())
}

async function press({ userEvent }: Visitor, name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Connects Prism in one namespace, and waits for the modal to close. */
async function connect(visitor: Visitor, namespace: string) {
  await visitor.userEvent.click(visitor.canvas.getByRole('button', { name: 'Connect wallet' }))
  await press(visitor, /^Prism/)
  await expectVisible(await screen.findByRole('dialog', { name: 'Choose a network' }))
  await press(visitor, new RegExp(`^${namespace}`))
  await visitor.canvas.findByRole('button', { name: /Account$/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function openAccount({ canvas, userEvent }: Visitor) {
  await userEvent.click(canvas.getByRole('button', { name: /Account$/ }))
  await expectVisible(await screen.findByRole('dialog', { name: 'Account' }))
}

/** A network of the other namespace needs an account there first; then both are connected. */
export const ConnectsTheOther = meta.story({
  play: async (context) => {
    await connect(context, 'EVM')
    await openAccount(context)
    await press(context, 'Network: Ethereum')
    await press(context, /^Solana/)
    await expectVisible(await screen.findByText(/^Connect a wallet for Solana/))
    await press(context, /^Prism/)
    await context.canvas.findByRole('button', { name: /^7v.*Account$/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await openAccount(context)
    await press(context, /Your wallets$/)
    await expectVisible(await screen.findByRole('dialog', { name: 'Your wallets' }))
    const evm = within(screen.getByRole('list', { name: 'EVM' }))
    await context.userEvent.click(evm.getByRole('button', { name: /Switch$/ }))
    await waitFor(() => expect(evm.getByRole('button', { name: /Active$/ })).toBeVisible())
    await press(context, 'Disconnect all')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  },
})

/** An account of another namespace has the same views. The amount that the network locks is shown before the wallet is asked. */
export const SendsOnSolana = meta.story({
  play: async (context) => {
    const { userEvent } = context
    await connect(context, 'Solana')
    await openAccount(context)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('2.500 SOL'))
    await press(context, 'Send')
    const [token] = await screen.findAllByRole('button', { name: 'Select token' })
    if (token) await userEvent.click(token)
    await press(context, /^SOL/)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.5')
    await userEvent.click(screen.getByRole('textbox', { name: 'Receiver' }))
    await userEvent.paste(otherSolanaAddress)
    await press(context, 'Review')
    await expectVisible(await screen.findByRole('dialog', { name: 'Review' }))
    await expectVisible(await screen.findByText(/0\.00203928/))
    await press(context, 'Send')
    await expectVisible(await screen.findByText(/^Transaction (sent|confirmed)$/))
    await expectVisible(await screen.findByRole('dialog', { name: 'Account' }))
  },
})

/** The same on a phone. Without a directory there is no AllWallets that links to the code. */
export const BasicOnPhone = meta.story({
  args: { isBasic: true, isMobile: true },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Connect wallet' }))
    await press(context, /^WalletConnect/)
    await expectVisible(await screen.findByRole('button', { name: 'Copy link' }))
  },
})

/** An app without adapters: the QR code for any wallet. */
export const Basic = meta.story({
  args: { isBasic: true },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Connect wallet' }))
    await press(context, /^WalletConnect/)
    await expectVisible(await screen.findByRole('dialog', { name: 'Scan with your phone' }))
    await expectVisible(await screen.findByRole('button', { name: 'Copy link' }))
  },
})
