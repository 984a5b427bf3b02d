import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
} from '../../../src/features/login/views/approve-transaction/approve-transaction-view.js'
import { UpgradeWalletView } from '../../../src/features/login/views/upgrade-wallet/upgrade-wallet-view.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { enLogin } from '../../../src/parts/messages/login.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { pressTryAgain } from '../../support/press-try-again.js'

const loading: ApproveTransactionViewProps = {
  words: en,
  labels: enEmbedded,
  login: enLogin,
  status: 'loading',
  problem: null,
  onRetry: fn(),
  onCancel: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/ApproveTransaction',
  component: ApproveTransactionView,
  args: loading,
  render: (args) => (
    <CardFrame title={en.titles.ApproveTransaction}>
      <ApproveTransactionView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The place of the frame of the embedded wallet, in which the visitor answers a request. The page cannot read the frame or draw over it. Without a frame: the reason, the error code, and Try again.',
      },
    },
  },
})

/** The views that the embedded wallet adds to a connected account, and a frame that failed. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.ApproveTransaction} label="frame failed">
        <ApproveTransactionView {...loading} problem="embedded-wallet-unavailable" />
      </CardFrame>
      <CardFrame title={en.titles.UpgradeWallet} start="back" label="upgrade">
        <UpgradeWalletView labels={enEmbedded} onExport={fn()} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wallet is on its way')).toHaveAttribute('role', 'status')
  },
})

/** The frame covers the whole width of the card, and is announced. */
export const Shown = meta.story({
  args: { status: 'shown', placeRef: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Continue in your wallet, which is open here.')).toHaveAttribute('role', 'status')
    await expect(args.placeRef).toHaveBeenCalledWith(expect.any(HTMLDivElement))
    const [place] = (args.placeRef as ReturnType<typeof fn>).mock.calls.flat() as [HTMLDivElement]
    const card = canvasElement.querySelector('figure > div') as HTMLDivElement
    await expect(place.clientWidth).toBe(card.clientWidth)
    await expect(place.clientHeight).toBeGreaterThan(300)
  },
})

/** The frame could not be loaded: shows the error code for support, another try, and Cancel. */
export const FrameFailed = meta.story({
  args: { problem: 'embedded-wallet-unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Could not load embedded wallet' })).toBeVisible()
    await expect(canvas.getByText('Code: embedded-wallet-unavailable')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The frame has loaded but does not answer. */
export const TimedOut = meta.story({
  args: { problem: 'embedded-wallet-timeout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code: embedded-wallet-timeout')).toBeVisible()
  },
})

/** The origin of this page is not on the list: only Cancel. */
export const OriginNotAllowed = meta.story({
  args: { problem: 'origin-not-allowed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})
