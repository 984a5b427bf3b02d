import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  EmailVerifyDeviceView,
  type EmailVerifyDeviceViewProps,
} from '../../../src/features/login/views/email-verify-device/email-verify-device-view.js'
import { CardFrame } from '../../support/card-frame.js'
import { enteringCode, mail } from '../../support/login-samples.js'
import { pressTryAgain } from '../../support/press-try-again.js'

const { words, labels } = enteringCode
const waiting: EmailVerifyDeviceViewProps = {
  words,
  labels,
  email: mail,
  status: 'waiting',
  problem: null,
  resendIn: 0,
  onResend: fn(),
  onRetry: fn(),
  onRestart: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/EmailVerifyDevice',
  component: EmailVerifyDeviceView,
  args: waiting,
  render: (args) => (
    <CardFrame title={en.titles.EmailVerifyDevice} start="back">
      <EmailVerifyDeviceView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Waits until this device is approved by the link in an e-mail; the code is next. Its pictures are in the gallery of EmailVerifyOtp.',
      },
    },
  },
})

export const Waiting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Approve this device' })).toBeVisible()
    await expect(canvas.getByText(/^Open the link that we sent to mira@example\.com/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
})

export const Resent = meta.story({
  args: { isResent: true, resendIn: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new link is on its way.')).toHaveAttribute('role', 'status')
    await expect(canvas.getByText('Please try again after 30 seconds')).toBeVisible()
  },
})

/** The code is next. */
export const Approved = meta.story({
  args: { status: 'approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your code is on its way.').closest('[role="status"]')).not.toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull()
  },
})

/** The link was not used in time, or another login has replaced this one. */
export const LoginEnded = meta.story({
  args: { problem: 'login-ended' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Login ended' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
})

export const ServiceDown = meta.story({
  args: { problem: 'service-unavailable' },
  play: async ({ args, userEvent }) => {
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
