import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  ConnectingWalletConnectView,
  type ConnectingWalletConnectViewProps,
} from '../../../src/features/pairing/views/connecting-wallet-connect/connecting-wallet-connect-view.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { pressTryAgain } from '../../support/press-try-again.js'

const scanning: ConnectingWalletConnectViewProps = {
  words: en,
  wallet: null,
  ways: ['qrCode'],
  status: 'ready',
  uri: `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}&expiryTimestamp=1700000240`,
  secondsLeft: 222,
  failure: null,
  onOpen: fn(() => true),
  onRetry: fn(),
  onOther: fn(),
  onAllWallets: fn(),
}
const preparing = { status: 'preparing', uri: null, secondsLeft: null } as const

const meta = preview.meta({
  title: 'Modal/Views/ConnectingWalletConnectBasic',
  component: ConnectingWalletConnectView,
  args: scanning,
  render: (args) => (
    <CardFrame title={en.titles.ConnectingWalletConnect} start="back">
      <ConnectingWalletConnectView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'For an app without adapters: a QR code for any wallet, and AllWallets. Rendered by ConnectingWalletConnect, which has the pictures.',
      },
    },
  },
})

const findCode = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('img', { name: 'QR code to connect a wallet' })

export const Scan = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(findCode(canvas)).toHaveAttribute('data-status', 'ready'))
    await expect(canvas.getByText('Scan this code with your wallet on your phone.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All wallets' }))
    await expect(args.onAllWallets).toHaveBeenCalledOnce()
  },
})

/** The card does not change its height when the code arrives. */
export const Preparing = meta.story({
  args: preparing,
  play: async ({ canvas }) => {
    await waitFor(() => expect(findCode(canvas)).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'All wallets' })).toBeVisible()
  },
})

export const Slow = meta.story({
  args: { ...preparing, status: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This takes longer than usual/)).toHaveAttribute('role', 'status')
  },
})

export const Offline = meta.story({
  args: { ...preparing, status: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline/)).toHaveAttribute('role', 'status')
  },
})

/** No relay: the error, Try again, and the wallets of this browser. */
export const RelayDown = meta.story({
  args: { ...preparing, status: 'failed', failure: { code: 'relay-unavailable' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No connection to wallets' })).toBeVisible()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
})

/** No directory: only the code. */
export const WithoutDirectory = meta.story({
  args: { onAllWallets: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(findCode(canvas)).toHaveAttribute('data-status', 'ready'))
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const LongWords = meta.story({
  args: { words: createPseudoMessages() },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
