import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  UpdateEmailView,
  type UpdateEmailViewProps,
} from '../../../src/features/login/views/update-email/update-email-view.js'
import { UpdateEmailPrimaryOtpView } from '../../../src/features/login/views/update-email-primary-otp/update-email-primary-otp-view.js'
import { UpdateEmailSecondaryOtpView } from '../../../src/features/login/views/update-email-secondary-otp/update-email-secondary-otp-view.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { enLogin } from '../../../src/parts/messages/login.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { enteringCode, mail } from '../../support/login-samples.js'

const entering: UpdateEmailViewProps = {
  labels: enEmbedded,
  login: enLogin,
  email: mail,
  onSubmit: fn(),
}

/** Asks for the code that was sent. */
const asking = { ...enteringCode, labels: enEmbedded, login: enLogin, email: mail }
const title = en.titles.UpdateEmail

const meta = preview.meta({
  title: 'Modal/Views/UpdateEmail',
  component: UpdateEmailView,
  args: entering,
  render: (args) => (
    <CardFrame title={title} start="back">
      <UpdateEmailView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Asks for the new e-mail address of the embedded wallet. The frame shows both addresses then, and codes to both confirm the change.',
      },
    },
  },
})

/** The three steps of a change, with their failures. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="a new address">
        <UpdateEmailView {...entering} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the code to the present address">
        <UpdateEmailPrimaryOtpView {...asking} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the code to the new address">
        <UpdateEmailSecondaryOtpView {...asking} problem="wrong-code" />
      </CardFrame>
    </CardSheet>
  ),
})

export const Enter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your address is mira@example\.com now\./)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'nora@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('nora@example.com')
  },
})

/** A social account that has no address. */
export const FirstAddress = meta.story({
  args: { email: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Enter the address that you want to log in with\./)).toBeVisible()
  },
})
