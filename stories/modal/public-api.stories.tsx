import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import type { Lintel } from '../../src/core/lintel.js'
import { embedded } from '../../src/embedded/index.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { type LintelEvents, useLintel, useLintelEvents } from '../../src/react/index.js'
import type { MockChain } from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel, type MockLintelProps } from '../support/mock-lintel.js'
import { pressTryAgain } from '../support/press-try-again.js'

let mock: MockChain
let heard: string[]
let lintel: Lintel

/** Logs events as text. */
function Listener() {
  lintel = useLintel()
  const events: LintelEvents = {
    onConnect: ({ connectorId }, { isRestored }) =>
      heard.push(`${isRestored ? 'restored' : 'connected'} ${connectorId}`),
    onDisconnect: ({ connectorId }) => heard.push(`disconnected ${connectorId}`),
    onAccountChange: ({ address }) => heard.push(`account ${address.slice(0, 4)}`),
    onNetworkChange: (network) => heard.push(`network ${network}`),
    onConnectFailure: ({ code }) => heard.push(`failed ${code}`),
    onTransactionSettled: ({ status }) => heard.push(`transaction ${status}`),
    onOpenChange: (isOpen) => heard.push(isOpen ? 'open' : 'closed'),
  }
  useLintelEvents(events)
  return null
}

/** A page that opens and closes the modal itself. */
function Controlled() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open from outside
      </button>
      <p>{isOpen ? 'The page calls it open' : 'The page calls it closed'}</p>
      <LintelModal open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function Demo({ children, ...props }: MockLintelProps) {
  heard = []
  return (
    <MockLintel
      {...props}
      onMock={(created) => {
        mock = created
      }}
    >
      <Listener />
      {children}
    </MockLintel>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Public API',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'The button with other labels, with slots, or rendered by the app; the modal opened from outside; and the events. To build without the modal see **Guides/Headless**.',
      },
    },
  },
})

/** Other labels, and slots before and after them. */
export const Slots = meta.story({
  args: {
    children: (
      <>
        <ConnectButton labels={{ connect: 'Sign in' }} start={<span>★</span>} end={<span>2.8 ETH</span>} />
        <LintelModal />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^★ ?Sign in ?2\.8 ETH$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^Prism/ }))
    const button = await canvas.findByRole('button', { name: /^★ ?0x.*2\.8 ETH.*Account$/ })
    await waitFor(() => expect(button).toBeVisible())
  },
})

/** A button of the app's own with the same state. */
export const RenderProp = meta.story({
  args: {
    children: (
      <>
        <ConnectButton>
          {({ status, account, network, words, open, preload }) => (
            <button type="button" onClick={open} onPointerEnter={preload} onFocus={preload}>
              {account ? `${account.connectorId} on ${network?.name}` : `${words.connectButton.connect} (${status})`}
            </button>
          )}
        </ConnectButton>
        <LintelModal />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet (disconnected)' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Prism/ }))
    await expect(await canvas.findByRole('button', { name: 'example.prism on Ethereum' })).toBeInTheDocument()
  },
})

/** The page opens the modal, and a callback reports that it closes or stays open. */
export const ControlledOpen = meta.story({
  args: { children: <Controlled />, restore: 'example.prism' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open from outside' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(canvas.getByText('The page calls it open')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('The page calls it closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open from outside' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

/** Every event, each once. */
export const Events = meta.story({
  args: {
    accounts: ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', '0xF1220e6E63D8A5b8A6C1A3A1B8D1d1C0B7ba1b1d'],
    failures: { connect: 'request-rejected' },
    children: (
      <>
        <ConnectButton />
        <LintelModal />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Prism/ }))
    await screen.findByRole('button', { name: 'Try again' })
    mock.control.succeed('connect')
    await pressTryAgain({ userEvent })
    await canvas.findByRole('button', { name: /Account$/ })
    await lintel.actions.sendTransaction({
      kind: 'transfer',
      to: '0xF1220e6E63D8A5b8A6C1A3A1B8D1d1C0B7ba1b1d',
      amount: 1n,
    })
    await waitFor(() => expect(heard).toContain('transaction confirmed'))
    mock.control.changeNetwork('eip155:8453')
    mock.control.changeAccounts(['0xF1220e6E63D8A5b8A6C1A3A1B8D1d1C0B7ba1b1d'])
    mock.control.disconnect()
    await expect(heard).toEqual([
      'open',
      'failed request-rejected',
      'connected example.prism',
      'closed',
      'transaction confirmed',
      'network eip155:8453',
      'account 0xF1',
      'disconnected example.prism',
    ])
  },
})

function fakeTouch() {
  const { matchMedia } = window
  const coarse = window.matchMedia('all')
  window.matchMedia = (query) => (query === '(pointer: coarse)' ? coarse : matchMedia.call(window, query))
  return () => {
    window.matchMedia = matchMedia
  }
}

/** Nothing asks the frame before a login starts. */
const withEmbedded = { embedded: embedded(), projectId: 'harbor', services: { frame: 'https://frame.example' } }

/** On a touch screen no text field has the focus at first: the keyboard would cover the rest. */
export const TouchScreen = meta.story({
  args: {
    children: <LintelModal />,
  },
  beforeEach: fakeTouch,
  play: async () => {
    lintel.actions.open({ view: 'Networks' })
    await screen.findByRole('searchbox', { name: 'Search networks' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Networks' })).toHaveFocus())
  },
})

/** The e-mail field of Connect, above the wallets, does not have the focus either. */
export const TouchScreenWithEmail = meta.story({
  args: { options: withEmbedded, children: <LintelModal /> },
  beforeEach: fakeTouch,
  play: async () => {
    lintel.actions.open()
    await screen.findByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Connect wallet' })).toHaveFocus())
  },
})

/** The accounts behind "more" have a view; focus moves into it, and back to Connect. */
export const MoreSocials = meta.story({
  args: {
    options: {
      ...withEmbedded,
      features: { socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'] },
    },
    children: (
      <>
        <ConnectButton />
        <LintelModal />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    const more = await screen.findByRole('button', { name: 'More ways' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Social accounts' })
    // Views fade in.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible())
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible())
  },
})
