import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  UpdateEmailSecondaryOtpView,
  type UpdateEmailSecondaryOtpViewProps,
} from '../../../src/features/login/views/update-email-secondary-otp/update-email-secondary-otp-view.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { CardFrame } from '../../support/card-frame.js'
import { enteringCode, mail } from '../../support/login-samples.js'

const { labels: login, ...entering } = enteringCode

const asking: UpdateEmailSecondaryOtpViewProps = { ...entering, labels: enEmbedded, login, email: mail }

const meta = preview.meta({
  title: 'Modal/Views/UpdateEmailSecondaryOtp',
  component: UpdateEmailSecondaryOtpView,
  args: asking,
  render: (args) => (
    <CardFrame title={en.titles.UpdateEmail} start="back">
      <UpdateEmailSecondaryOtpView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component: 'Asks for the code that was sent to the new address. See EmailVerifyOtp for its states.',
      },
    },
  },
})

export const Enter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Enter the code we sent to mira@example.com, your new address.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '123456')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
  },
})

/** The login is older than the service allows for a change. */
export const SessionExpired = meta.story({
  args: { problem: 'session-expired' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
})
