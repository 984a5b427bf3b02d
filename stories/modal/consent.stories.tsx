import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import {
  createLintel,
  type DirectoryWallet,
  type Lintel,
  type ViewName,
  type ViewRequest,
} from '../../src/headless/index.js'
import { LintelModal } from '../../src/modal/index.js'
import { LintelProvider } from '../../src/react/index.js'
import {
  createFakeDirectory,
  createMemoryStorage,
  createMockWalletConnect,
  type MockChain,
  mockChain,
  sampleConnectors,
  sampleDirectoryWallets,
  sampleNetworks,
} from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { sampleSolana as solana } from '../support/sample-solana.js'

const [foxglove, prism] = sampleConnectors
const [, , , lantern] = sampleDirectoryWallets as readonly DirectoryWallet[] & { 3: DirectoryWallet }

/** Views that the app opens directly. */
const requests = {
  Connect: { view: 'Connect' },
  AllWallets: { view: 'AllWallets' },
  ConnectingExternal: { view: 'ConnectingExternal', connectorId: foxglove.id },
  ConnectingWalletConnect: { view: 'ConnectingWalletConnect', wallet: lantern },
  ConnectingWalletConnectBasic: { view: 'ConnectingWalletConnectBasic' },
  ConnectingMultiChain: { view: 'ConnectingMultiChain', connectorIds: { eip155: foxglove.id, solana: 'foxglove.sol' } },
  SwitchActiveChain: { view: 'SwitchActiveChain', network: `solana:${solana.id}` },
  GetWallet: { view: 'GetWallet' },
  ProfileWallets: { view: 'ProfileWallets' },
} satisfies Partial<Record<ViewName, ViewRequest>>

let lintel: Lintel
let mocks: readonly MockChain[]

/** An app that asks for consent and opens a view directly. */
function Demo({ legalCheckbox = true }: { legalCheckbox?: boolean }) {
  const [own] = useState(() => {
    mocks = [
      mockChain({ wallets: [foxglove, prism], accounts: ['0x52908400098527886E0F7030069857D2E4169EE7'] }),
      mockChain({
        namespace: 'solana',
        wallets: [{ ...foxglove, id: 'foxglove.sol', chain: 'solana' }],
        accounts: ['7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'],
      }),
    ]
    lintel = createLintel({
      metadata: { name: 'Lintel' },
      networks: [...sampleNetworks, solana],
      adapters: [...mocks],
      directory: createFakeDirectory(),
      projectId: 'stories',
      services: { relay: 'wss://relay.example' },
      walletConnect: createMockWalletConnect(),
      features: { legalCheckbox },
      termsConditionsUrl: 'https://example.com/terms',
      storage: createMemoryStorage(),
    })
    return lintel
  })
  return (
    <LintelProvider lintel={own}>
      {Object.values(requests).map((request) => (
        <button key={request.view} type="button" onClick={() => own.actions.open(request)}>
          {request.view}
        </button>
      ))}
      <LintelModal />
    </LintelProvider>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Consent',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'With `features.legalCheckbox` no wallet is asked, and no pairing starts, before the visitor has agreed: neither in Connect nor in a view that the app opens directly.',
      },
    },
  },
})

type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>

async function open({ canvas, userEvent }: Visitor, view: keyof typeof requests) {
  await userEvent.click(canvas.getByRole('button', { name: view }))
  return screen.findByRole('dialog')
}

async function close({ userEvent }: Visitor) {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The requests to wallets and to the relay so far. */
function listAsked() {
  const asked = mocks.flatMap(({ control }) => control.calls.filter(({ call }) => call === 'connect'))
  return [...asked, ...(lintel.store.getState().pairing ? ['pairing'] : [])]
}

/** Presses every enabled control that opens a wallet, and expects no request. */
async function expectNobodyAsked(context: Visitor, name: keyof typeof requests) {
  const dialog = await open(context, name)
  await expect(await screen.findByRole('checkbox')).not.toBeChecked()
  for (const button of dialog.querySelectorAll<HTMLElement>('button')) {
    const isAsking = /^(EVM|Solana|Foxglove|Lantern)/.test(button.textContent ?? '')
    if (isAsking && !button.closest('[inert]')) await context.userEvent.click(button)
  }
  await expect(listAsked()).toEqual([])
}

/** Every tile waits for the checkbox. */
export const AllWallets = meta.story({ play: (context) => expectNobodyAsked(context, 'AllWallets') })

/** This view asks the wallet when it mounts. */
export const ConnectingExternal = meta.story({ play: (context) => expectNobodyAsked(context, 'ConnectingExternal') })

/** This view pairs when it mounts. */
export const ConnectingWalletConnect = meta.story({
  play: (context) => expectNobodyAsked(context, 'ConnectingWalletConnect'),
})

/** This view pairs when it mounts, too. */
export const ConnectingWalletConnectBasic = meta.story({
  play: (context) => expectNobodyAsked(context, 'ConnectingWalletConnectBasic'),
})

/** This view asks the wallet when the visitor chooses a namespace. */
export const ConnectingMultiChain = meta.story({
  play: (context) => expectNobodyAsked(context, 'ConnectingMultiChain'),
})

/** Its rows open the view with the checkbox. */
export const SwitchActiveChain = meta.story({
  play: async (context) => {
    await open(context, 'SwitchActiveChain')
    await context.userEvent.click(await screen.findByRole('button', { name: /^Foxglove/ }))
    await expect(await screen.findByRole('checkbox')).not.toBeChecked()
    await expect(listAsked()).toEqual([])
  },
})

/** It sends no request; its rows open the view with the checkbox. */
export const GetWallet = meta.story({
  play: async (context) => {
    await open(context, 'GetWallet')
    await context.userEvent.click(await screen.findByRole('button', { name: /^(Explore|All wallets)/ }))
    await expect(await screen.findByRole('checkbox')).not.toBeChecked()
    await expect(listAsked()).toEqual([])
  },
})

/** A recent wallet in ProfileWallets: a restored session is not consent. */
export const RecentWallet = meta.story({
  play: async (context) => {
    for (const { id } of [prism, foxglove]) await lintel.actions.connect({ connectorId: id })
    await lintel.actions.disconnect({ connectorId: prism.id })
    await expect(listAsked()).toHaveLength(2)
    await open(context, 'ProfileWallets')
    await context.userEvent.click(await screen.findByRole('button', { name: /^Prism/ }))
    await screen.findByRole('dialog', { name: 'Prism' })
    await expect(await screen.findByRole('checkbox')).not.toBeChecked()
    await expect(listAsked()).toHaveLength(2)
  },
})

/** After consent, a press asks the wallet and moves focus to the heading. */
export const AsksAfterConsent = meta.story({
  play: async (context) => {
    const dialog = await open(context, 'ConnectingExternal')
    const goOn = await screen.findByRole('button', { name: 'Continue with a wallet', hidden: true })
    await expect(goOn.closest('[inert]')).not.toBeNull()
    await context.userEvent.click(await screen.findByRole('checkbox'))
    await expect(listAsked()).toEqual([])
    await expect(dialog).toHaveAccessibleName('Foxglove')
    // Otherwise the wallet would approve at once, and the modal would close.
    const answer = mocks[0]?.control.hold('connect')
    await context.userEvent.click(goOn)
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus()
    await waitFor(() => expect(listAsked()).toHaveLength(1))
    answer?.release()
  },
})

/** Consent in one view holds in all others. */
export const AgreedElsewhere = meta.story({
  play: async (context) => {
    await open(context, 'Connect')
    await context.userEvent.click(await screen.findByRole('checkbox'))
    await close(context)
    await open(context, 'ConnectingWalletConnect')
    await waitFor(() => expect(listAsked()).toEqual(['pairing']))
  },
})

/** An app without consent. */
export const NotAskedFor = meta.story({
  args: { legalCheckbox: false },
  play: async (context) => {
    await open(context, 'ConnectingExternal')
    await waitFor(() => expect(listAsked()).toHaveLength(1))
  },
})
