import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { ErrorCode } from '../../../src/core/errors/error-code.js'
import { en } from '../../../src/features/english.js'
import {
  ConnectingWalletConnectView,
  type ConnectingWalletConnectViewProps,
} from '../../../src/features/pairing/views/connecting-wallet-connect/connecting-wallet-connect-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { holdTimers } from '../../support/hold-timers.js'
import { hostile } from '../../support/hostile-text.js'
import { pressTryAgain } from '../../support/press-try-again.js'
import { prism } from '../../support/view-samples.js'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}&expiryTimestamp=1700000240`

const scanning: ConnectingWalletConnectViewProps = {
  words: en,
  wallet: prism,
  ways: ['qrCode'],
  status: 'ready',
  uri,
  secondsLeft: 222,
  failure: null,
  storeUrl: 'https://store.example/prism',
  onOpen: fn(() => true),
  onRetry: fn(),
  onGet: fn(),
  onOther: fn(),
}
const any: ConnectingWalletConnectViewProps = { ...scanning, wallet: null, onGet: undefined }
const preparing: ConnectingWalletConnectViewProps = { ...scanning, status: 'preparing', uri: null, secondsLeft: null }
const onPhone: ConnectingWalletConnectViewProps = { ...scanning, ways: ['mobile'] }
const failed = (code: ErrorCode): ConnectingWalletConnectViewProps => ({
  ...preparing,
  status: 'failed',
  failure: { code },
})

const meta = preview.meta({
  title: 'Modal/Views/ConnectingWalletConnect',
  component: ConnectingWalletConnectView,
  args: scanning,
  render: (args) => (
    <CardFrame title={args.wallet?.name ?? en.titles.ConnectingWalletConnect} start="back">
      <ConnectingWalletConnectView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Pairs with a wallet outside this browser, in each way that its links allow: QR code, or on a phone its app; web app; desktop app; the extension, when it is installed. Several ways are tabs. Without a wallet: a QR code for any wallet.\n\nThe code is dark on white in every theme. It is renewed 10 s before its end, in place; the time left is shown, and announced only near the end.\n\n**Keyboard** arrows move between the ways. **Opening** an app is possible only during a press: until there is a link the button is disabled, with the reason beside it.',
      },
    },
  },
})

/** Waits for the code of QrCode. */
async function waitForCodes(canvas: HTMLElement, count: number) {
  await waitFor(() => expect(canvas.querySelectorAll('[role="img"][data-status="ready"]').length).toBe(count))
}

/** One wallet, any wallet, loading, several ways, and failures. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title="Prism" start="back" label="a code">
        <ConnectingWalletConnectView {...scanning} />
      </CardFrame>
      <CardFrame title={en.titles.ConnectingWalletConnect} start="back" label="on its way, for any wallet">
        <ConnectingWalletConnectView {...any} {...preparing} wallet={null} onGet={undefined} onAllWallets={fn()} />
      </CardFrame>
      <CardFrame title="Prism" start="back" label="too long for a code">
        <ConnectingWalletConnectView
          {...scanning}
          uri={`wc:${'f'.repeat(2_000)}`}
          ways={['qrCode', 'web', 'desktop']}
        />
      </CardFrame>
      <CardFrame title="Prism" start="back" label="on a phone">
        <ConnectingWalletConnectView {...onPhone} />
      </CardFrame>
      <CardFrame title="Prism" start="back" label="declined">
        <ConnectingWalletConnectView {...failed('request-rejected')} />
      </CardFrame>
      <CardFrame title="Prism" start="back" label="not installed">
        <ConnectingWalletConnectView {...scanning} ways={['install']} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitForCodes(canvasElement, 1)
    await canvas.findByRole('button', { name: 'Open Prism' })
    await canvas.findAllByRole('tab')
  },
})

/** The same link to scan and to copy, and the row that opens Downloads. */
export const Scan = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const find = () => canvas.getByRole('img', { name: 'QR code to connect a wallet' })
    await waitFor(() => expect(find()).toHaveAttribute('data-status', 'ready'))
    await expect(canvas.getByText('Scan this code with Prism on your phone.')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('New code in 3:42')
    canvas.getByRole('button', { name: 'Copy link' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Get Prism/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGet).toHaveBeenCalledOnce()
  },
})

/** A code for any wallet, and AllWallets where pairing is the only method. */
export const AnyWallet = meta.story({
  args: { ...any, onAllWallets: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Scan this code with your wallet on your phone.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All wallets' }))
    await expect(args.onAllWallets).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/Don’t have it/)).toBeNull()
  },
})

/** No copy button before there is a link; a skeleton in place of the code. */
export const Preparing = meta.story({
  args: preparing,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The code is on its way.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
    const code = await canvas.findByRole('img', { name: 'QR code to connect a wallet' })
    await expect(code).toHaveAttribute('aria-busy', 'true')
    const { width, height } = code.getBoundingClientRect()
    await expect([Math.round(width), Math.round(height)]).toEqual([312, 312])
  },
})

/** Skeletons of code, button and timer keep the height of the card. */
export const KeepsItsHeight = meta.story({
  render: (args) => (
    <CardSheet>
      <CardFrame title="Prism" start="back">
        <ConnectingWalletConnectView {...args} />
      </CardFrame>
      <CardFrame title="Prism" start="back">
        <ConnectingWalletConnectView {...args} {...preparing} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvasElement }) => {
    await waitForCodes(canvasElement, 1)
    const [ready, waiting] = [...canvasElement.querySelectorAll('figure')].map((card) => card.getBoundingClientRect())
    await expect(waiting?.height).toBe(ready?.height)
  },
})

export const Slow = meta.story({ args: { ...preparing, status: 'slow' } })
export const Offline = meta.story({
  args: { ...preparing, status: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline/)).toBeVisible()
  },
})

/** The end of a code is announced once; the seconds are not read. */
export const EndsSoon = meta.story({
  args: { secondsLeft: 24 },
  play: async ({ canvas }) => {
    const news = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(news).toContain('In 30 seconds a new code takes its place.')
    await expect(canvas.getByRole('timer')).toHaveTextContent('New code in 0:24')
  },
})

/** A link too long for a code: a text, and the copy button. */
export const TooLong = meta.story({
  args: { uri: `wc:${'f'.repeat(2_000)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for a QR code/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  },
})

/** The browser refuses the clipboard: the text can be copied by hand. */
export const ClipboardRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const real = navigator.clipboard.writeText
    navigator.clipboard.writeText = async () => {
      throw new DOMException('Not allowed', 'NotAllowedError')
    }
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
      await expect(await canvas.findByRole('textbox')).toHaveValue(uri)
    } finally {
      navigator.clipboard.writeText = real
    }
  },
})

/** Arrow keys move between the tabs; each has its own text and button. */
export const SeveralWays = meta.story({
  args: { ways: ['browser', 'qrCode', 'web', 'desktop'] },
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: 'Browser' })
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Browser',
      'QR code',
      'Web app',
      'Desktop',
    ])
    first.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Web app' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Prism' }))
    await expect(args.onOpen).toHaveBeenCalledWith('web')
  },
})

/** The browser blocks the window: a note, and the copy button. */
export const WindowBlocked = meta.story({
  args: { ways: ['web'], onOpen: fn(() => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Prism' }))
    await expect(await canvas.findByText(/blocked the window/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open Prism' })).toBeEnabled()
  },
})

/** Try again for a desktop app starts a new pairing. A double press on Open does not reach it. */
export const Desktop = meta.story({
  args: { ways: ['desktop'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Prism' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The button is disabled until there is a link, and the text says why. */
export const PhoneWaits = meta.story({
  args: { ...preparing, ways: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open Prism' })).toBeDisabled()
    await expect(canvas.getByText('The link is on its way.')).toBeVisible()
  },
})

/** The page stays visible for 3 s after the press: offers store, code and link. */
export const PhoneStays = meta.story({
  args: { ways: ['mobile'], storeUrl: 'https://store.example/prism' },
  play: async ({ args, canvas, userEvent }) => {
    const timers = holdTimers(3_000)
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open Prism' }))
      await expect(args.onOpen).toHaveBeenCalledWith('mobile')
      await expect(canvas.queryByText('Nothing happened?')).toBeNull()
      await waitFor(() => expect(timers.pending()).toBe(1))
      timers.elapse()
    } finally {
      timers.release()
    }
    await expect(await canvas.findByText('Nothing happened?')).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Nothing happened?' }))
    await expect(list.getByRole('link', { name: /^Get Prism/ })).toHaveAttribute('href', 'https://store.example/prism')
    await userEvent.click(list.getByRole('button', { name: 'Show QR code' }))
    await expect(await canvas.findByRole('img', { name: 'QR code to connect a wallet' })).toBeVisible()
  },
})

/** The app opened: nothing else is offered. */
export const PhoneLeaves = meta.story({
  args: { ways: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers(3_000)
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open Prism' }))
      await waitFor(() => expect(timers.pending()).toBe(1))
      window.dispatchEvent(new Event('pagehide'))
      await waitFor(() => expect(timers.pending()).toBe(0))
    } finally {
      timers.release()
    }
    await expect(canvas.queryByText('Nothing happened?')).toBeNull()
  },
})

export const Connecting = meta.story({
  args: { status: 'connecting', uri: null, secondsLeft: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ApprovedConnecting Prism to this site.')
  },
})

/** A refusal: try again, or choose another wallet. */
export const Declined = meta.story({
  args: failed('request-rejected'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You declined the request in Prism. Nothing was shared.')
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
})

export const RelayDown = meta.story({
  args: failed('relay-unavailable'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No connection to wallets' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The relay refuses the site: no Try again, but another wallet. */
export const RelayRefuses = meta.story({
  args: failed('relay-refused'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
})

/** An extension that is not installed. */
export const NotInstalled = meta.story({
  args: { ways: ['install'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Prism is not installed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get Prism' }))
    await expect(args.onGet).toHaveBeenCalledOnce()
  },
})

/** A hostile name does not reorder text and does not overflow the card. */
export const HostileName = meta.story({
  args: { wallet: { name: `<b>${hostile.bidiOverride}</b>${hostile.unbroken}`, imageUrl: 'data:image/png;base64,' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(canvas.getByText(/^Scan this code with <b>Prismgnp\.exe<\/b>A+… on your phone\.$/)).toBeVisible()
    const card = canvasElement.querySelector('figure')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  },
})

export const ArabicName = meta.story({ args: { ...onPhone, wallet: { ...prism, name: hostile.arabic } } })
