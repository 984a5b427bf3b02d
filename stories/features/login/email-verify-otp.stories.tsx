import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { EmailLoginView } from '../../../src/features/login/views/email-login/email-login-view.js'
import { EmailVerifyDeviceView } from '../../../src/features/login/views/email-verify-device/email-verify-device-view.js'
import {
  EmailVerifyOtpView,
  type EmailVerifyOtpViewProps,
} from '../../../src/features/login/views/email-verify-otp/email-verify-otp-view.js'
import { enLogin } from '../../../src/parts/messages/login.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { enteringCode, mail } from '../../support/login-samples.js'

const entering: EmailVerifyOtpViewProps = { ...enteringCode, email: mail }
const title = en.titles.EmailVerifyOtp

const meta = preview.meta({
  title: 'Modal/Views/EmailVerifyOtp',
  component: EmailVerifyOtpView,
  args: entering,
  render: (args) => (
    <CardFrame title={title} start="back">
      <EmailVerifyOtpView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Asks for the code of a login. A complete code is submitted automatically. A wrong code stays, so that one digit can be corrected. Another code can be sent 30 s after the last one; until then the button says how long that is. The time until the code expires is shown.\n\n**Keyboard** The field is one text field; see OneTimePasswordField.\n\n**Accessibility** Errors are announced at once. The seconds are not read.',
      },
    },
  },
})

const fields = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('input')]

/** The views of the login by e-mail. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="a code is asked for">
        <EmailVerifyOtpView {...entering} />
      </CardFrame>
      <CardFrame title={title} start="back" label="wrong code">
        <EmailVerifyOtpView {...entering} problem="wrong-code" resendIn={0} />
      </CardFrame>
      <CardFrame title={en.titles.EmailLogin} start="back" label="too soon">
        <EmailLoginView
          words={en}
          labels={enLogin}
          defaultValue={mail}
          problem={null}
          waitSeconds={12}
          onSubmit={fn()}
        />
      </CardFrame>
      <CardFrame title={en.titles.EmailVerifyDevice} start="back" label="device">
        <EmailVerifyDeviceView {...entering} status="waiting" resendIn={0} onRetry={fn()} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: 'One-time code' })
    for (const field of [first, second]) if (field) await userEvent.type(field, '417')
    await waitFor(() => expect(fields(canvasElement)[1]).toHaveValue('417'))
  },
})

/** The complete code is sent once, without a press. */
export const SendsItself = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' })
    await expect(canvas.getByText('Enter the code we sent to mira@example.com.')).toBeVisible()
    await userEvent.type(field, '12345')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, '6')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
  },
})

/** A spinner in place of the time. The field keeps the focus and its code. */
export const Checking = meta.story({
  args: { status: 'checking' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' })
    await userEvent.click(field)
    await userEvent.keyboard('1')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.getByText('Checking the code').closest('[role=status]')).toBeVisible()
    await expect(canvas.queryByText(/^The code works for/)).toBeNull()
  },
})

/** The wrong code stays and can be corrected; the corrected one is sent. */
export const WrongCode = meta.story({
  args: { problem: 'wrong-code' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Wrong code Compare it with the e-mail, or send a new one.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong code')
    await userEvent.type(field, '123456')
    await userEvent.keyboard('{Backspace}7')
    await expect(field).toHaveValue('123457')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('123457')
  },
})

/** Until then the button says how long it waits, keeps its focus and does nothing. */
export const ResendWaits = meta.story({
  args: { resendIn: 24 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Resend' })
    await expect(button).toHaveAccessibleDescription('Please try again after 24 seconds')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

/** Another code: the old one is removed, and the field has the focus. */
export const Resend = meta.story({
  args: { resendIn: 0, problem: 'code-expired' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' })
    await userEvent.type(field, '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

export const Resent = meta.story({
  args: { resendIn: 30, isResent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new code is on its way.')).toHaveAttribute('role', 'status')
    await expect(canvas.getByText('The code works for 4:36')).toHaveAttribute('role', 'timer')
  },
})

/** The last second is over: the code cannot be used any more. */
export const Expired = meta.story({
  args: { secondsLeft: 0, resendIn: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code expired')
  },
})

/** The service does not answer: the same code can be sent again. */
export const ServiceDown = meta.story({
  args: { problem: 'service-unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

/** A new code does not help: the login has to start again. */
export const LoginEnded = meta.story({
  args: { problem: 'login-ended' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
})

/** Long words and a long address stay in the card. */
export const LongWords = meta.story({
  args: {
    words: createPseudoMessages(),
    labels: { ...enLogin, ...createPseudoMessages().views.login },
    email: `${'mira'.repeat(16)}@${'example'.repeat(20)}.com`,
    problem: 'too-many-tries',
  },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
