import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import type { DirectoryWallet } from '../../src/core/index.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { useLintel } from '../../src/react/index.js'
import {
  createMockWalletConnect,
  type MockWalletConnect,
  type MockWalletConnectOptions,
} from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel } from '../support/mock-lintel.js'

let wallet: MockWalletConnect['control']

type DemoProps = MockWalletConnectOptions & { isMobile?: boolean; chosen?: DirectoryWallet }

/** The button and the modal with a relay in memory. */
function Demo({ isMobile = false, chosen, ...options }: DemoProps) {
  const [walletConnect] = useState(() => createMockWalletConnect(options))
  wallet = walletConnect.control
  return (
    <MockLintel options={{ walletConnect, projectId: 'stories', services: { relay: 'wss://relay.example' }, isMobile }}>
      <ConnectButton />
      {chosen ? <OpenOn wallet={chosen} /> : null}
      <LintelModal />
    </MockLintel>
  )
}

function OpenOn({ wallet: chosen }: { wallet: DirectoryWallet }) {
  const { actions } = useLintel()
  return (
    <button type="button" onClick={() => actions.open({ view: 'ConnectingWalletConnect', wallet: chosen })}>
      Pair
    </button>
  )
}

/** Listed in the directory, not installed in this browser. */
const prism: DirectoryWallet = {
  id: 'prism',
  name: 'Prism',
  isCertified: true,
  chains: [],
  order: 1,
  injected: [],
  mobileLink: 'prism:',
  appStore: 'https://store.example',
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Pairing',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'Pairing with a wallet on another device over a relay in memory. The states of the view are under **Modal/Views/ConnectingWalletConnect**.',
      },
    },
  },
})

type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>

async function expectVisible(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible())
}

async function openCode({ canvas, userEvent }: Visitor) {
  await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^WalletConnect/ }))
  await expectVisible(await screen.findByRole('dialog', { name: 'Scan with your phone' }))
}

async function expectCode() {
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'QR code to connect a wallet' })).toHaveAttribute('data-status', 'ready'),
  )
}

async function expectConnected({ canvas }: Pick<Visitor, 'canvas'>) {
  await canvas.findByRole('button', { name: /Account$/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Trying again cannot help; the button opens the wallets of this browser. */
export const RelayRefuses = meta.story({
  args: { failure: 'relay-refused' },
  play: async (context) => {
    await openCode(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Choose another wallet' }))
    await expectVisible(await screen.findByRole('dialog', { name: 'Connect wallet' }))
    await expectVisible(await screen.findByRole('button', { name: /^Foxglove/ }))
  },
})

/** An expired code is replaced in place and announced once. */
export const Renews = meta.story({
  // A link is renewed 10 s before its end: this one at once.
  args: { lifetime: 10_400 },
  play: async (context) => {
    await openCode(context)
    await expectCode()
    const code = screen.getByRole('img', { name: 'QR code to connect a wallet' })
    await waitFor(() => expect(wallet.uris.length).toBeGreaterThan(1))
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(' '),
      ).toMatch(/new code/),
    )
    // The same element draws both codes: nothing was unmounted in between.
    await expect(code).toBeInTheDocument()
    await expect(code).toHaveAttribute('data-status', 'ready')
  },
})

/** On a phone the press opens the wallet's app with a link that is ready already. */
export const OpensTheApp = meta.story({
  args: { isMobile: true, chosen: prism },
  play: async ({ canvas, userEvent }) => {
    const opened: (string | URL | undefined)[] = []
    const real = window.open
    window.open = (href) => {
      opened.push(href)
      return null
    }
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Pair' }))
      const button = await screen.findByRole('button', { name: 'Open Prism' })
      await waitFor(() => expect(button).toBeEnabled())
      button.click()
      await expect(opened).toEqual([`prism://wc?uri=${encodeURIComponent(wallet.uris[0] ?? '')}`])
    } finally {
      window.open = real
    }
    await expectVisible(await screen.findByText('Approve the connection in Prism, then come back.'))
    wallet.approve()
    await expectConnected({ canvas })
  },
})
