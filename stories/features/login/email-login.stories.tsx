import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  EmailLoginView,
  type EmailLoginViewProps,
} from '../../../src/features/login/views/email-login/email-login-view.js'
import { enLogin } from '../../../src/parts/messages/login.js'
import { CardFrame } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { mail } from '../../support/login-samples.js'

const entering: EmailLoginViewProps = { words: en, labels: enLogin, problem: null, onSubmit: fn() }

const meta = preview.meta({
  title: 'Modal/Views/EmailLogin',
  component: EmailLoginView,
  args: entering,
  render: (args) => (
    <CardFrame title={en.titles.EmailLogin} start="back">
      <EmailLoginView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component: 'The e-mail field of Connect alone. Its pictures are in the gallery of EmailVerifyOtp.',
      },
    },
  },
})

/** An invalid address is refused beside the field; spaces around an address are ignored. */
export const Enter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(field, 'mira@example{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter an e-mail address')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, 'jürgen@example.com{Enter}')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, ' Mira@Example.com ')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(mail)
  },
})

/** A second press does not send a second e-mail. */
export const Sending = meta.story({
  args: { isSending: true, defaultValue: mail },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Less than 30 s after the last e-mail. The seconds are announced once. */
export const TooSoon = meta.story({
  args: { defaultValue: mail, waitSeconds: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Please try again after 12 seconds')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again after 12 seconds')
  },
})

/** The frame could not be loaded. */
export const WalletMissing = meta.story({
  args: { defaultValue: mail, problem: 'embedded-wallet-unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Could not load embedded wallet Check your connection, then try again or reload the page.',
    )
  },
})

/** The origin of this page is not on the list. */
export const OriginNotAllowed = meta.story({
  args: { defaultValue: mail, problem: 'origin-not-allowed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This site may not use the embedded wallet.')
    await expectInsideCard(canvasElement)
  },
})
