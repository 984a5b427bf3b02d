import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { ConnectingFarcasterView } from '../../../src/features/login/views/connecting-farcaster/connecting-farcaster-view.js'
import {
  ConnectingSocialView,
  type ConnectingSocialViewProps,
} from '../../../src/features/login/views/connecting-social/connecting-social-view.js'
import { enLogin } from '../../../src/parts/messages/login.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { farcasterLogin } from '../../support/login-samples.js'
import { pressTryAgain } from '../../support/press-try-again.js'

const waiting: ConnectingSocialViewProps = {
  words: en,
  labels: enLogin,
  provider: 'google',
  status: 'waiting',
  problem: null,
  onOpen: fn(),
  onRetry: fn(),
  onRestart: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/ConnectingSocial',
  component: ConnectingSocialView,
  args: waiting,
  render: (args) => (
    <CardFrame title="Google" start="back">
      <ConnectingSocialView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The visitor logs in at a social provider, in a window of its own. A window opens only during a press, so a blocked one has a button. Assistive technology reads each change of the state.',
      },
    },
  },
})

/** The states with a window, a failure, and Farcaster on a computer and on a phone. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title="Google" start="back" label="in the window">
        <ConnectingSocialView {...waiting} />
      </CardFrame>
      <CardFrame title="Discord" start="back" label="blocked">
        <ConnectingSocialView {...waiting} provider="discord" status="blocked" />
      </CardFrame>
      <CardFrame title="Farcaster" start="back" label="on a computer">
        <ConnectingFarcasterView {...farcasterLogin} />
      </CardFrame>
      <CardFrame title="Farcaster" start="back" label="on a phone">
        <ConnectingFarcasterView {...farcasterLogin} isMobile />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'QR code to log in with Farcaster' })).toHaveAttribute(
        'data-status',
        'ready',
      ),
    )
  },
})

/** The button brings the window to the front. */
export const Waiting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Continue in the windowLog in with Google there.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the window' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** The address of the provider is not there yet. */
export const Opening = meta.story({
  args: { status: 'opening' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Opening Google' })).toBeVisible()
  },
})

/** Logged in at the provider; the account is read. */
export const Retrieving = meta.story({
  args: { status: 'retrieving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Almost done' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show the window' })).toBeNull()
  },
})

/** The browser did not open the window: the button does, during its press. */
export const Blocked = meta.story({
  args: { status: 'blocked' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your browser blocked the window of Google\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Google' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** The visitor closed the window. */
export const Closed = meta.story({
  args: { status: 'closed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Window closed' })).toBeVisible()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The visitor closed the window, or a page with the header Cross-Origin-Opener-Policy cut it off: the login may still come. */
export const Unseen = meta.story({
  args: { status: 'unseen' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Is the window closed?' })).toBeVisible()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The visitor declined at the provider. */
export const Cancelled = meta.story({
  args: { problem: 'login-cancelled' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing was shared.')).toBeVisible()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The frame of the embedded wallet could not be loaded. */
export const WalletMissing = meta.story({
  args: { problem: 'embedded-wallet-unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Could not load embedded wallet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The frame did not answer in time. */
export const TimedOut = meta.story({
  args: { problem: 'embedded-wallet-timeout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No answer yet' })).toBeVisible()
  },
})

/** The browser blocks the storage of the frame. */
export const StorageBlocked = meta.story({
  args: { problem: 'storage-blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your browser blocks this wallet' })).toBeVisible()
    await expect(canvas.getByText(/Allow cookies of other sites on this page/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The login of the frame has ended. */
export const SessionExpired = meta.story({
  args: { problem: 'session-expired' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Session expired' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
})

/** The origin of this page is not on the list: another try does not help. */
export const OriginNotAllowed = meta.story({
  args: { problem: 'origin-not-allowed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This site may not use the embedded wallet\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /again/ })).toBeNull()
  },
})

export const LongWords = meta.story({
  args: {
    words: createPseudoMessages(),
    labels: { ...enLogin, ...createPseudoMessages().views.login },
    status: 'blocked',
  },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
