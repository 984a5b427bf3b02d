import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ConnectingFarcasterView } from '../../../src/features/login/views/connecting-farcaster/connecting-farcaster-view.js'
import { CardFrame } from '../../support/card-frame.js'
import { farcasterLogin } from '../../support/login-samples.js'
import { pressTryAgain } from '../../support/press-try-again.js'

const meta = preview.meta({
  title: 'Modal/Views/ConnectingFarcaster',
  component: ConnectingFarcasterView,
  args: farcasterLogin,
  render: (args) => (
    <CardFrame title="Farcaster" start="back">
      <ConnectingFarcasterView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The visitor approves the login in the Farcaster app: by a QR code on a computer, by a link on a phone. Its pictures are in the gallery of ConnectingSocial.',
      },
    },
  },
})

const name = 'QR code to log in with Farcaster'

export const Scan = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name })).toHaveAttribute('data-status', 'ready'))
    await expect(canvas.getByText(/^Scan this code with the camera of your phone/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  },
})

export const Preparing = meta.story({
  args: { url: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name })).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('The code is on its way.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
  },
})

/** A link, so that the phone opens the app. */
export const OnPhone = meta.story({
  args: { isMobile: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Farcaster' })).toHaveAttribute('href', args.url ?? '')
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
})

export const PhoneWaits = meta.story({
  args: { isMobile: true, url: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open Farcaster' })).toBeDisabled()
    await expect(canvas.getByText('The link is on its way.')).toBeVisible()
  },
})

export const LoadingProfile = meta.story({
  args: { isApproved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ApprovedWe are loading your profile.')
  },
})

export const Failed = meta.story({
  args: { problem: 'service-unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Login not available' })).toBeVisible()
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
