import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  LogInAgainView,
  type LogInAgainViewProps,
} from '../../../wallets/embedded/screens/log-in-again/log-in-again-view.js'
import { FrameCard } from './frame-card.js'
import { email, loggingIn } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Log in again',
  component: LogInAgainView,
  args: loggingIn,
  render: (props) => <Typed {...props} />,
  parameters: {
    docs: {
      description: {
        component:
          'A new login inside the frame, for a step that needs a newer login than that of the session. It uses the passkey of this browser or, like the session, an e-mail, a social provider or Farcaster.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const code = { step: 'code', email, code: '', resendIn: 0 } as const

/** Keeps the code, as the container does. */
function Typed(props: LogInAgainViewProps) {
  const [typed, setTyped] = useState(props.state.step === 'code' ? props.state.code : '')
  return (
    <FrameCard>
      <LogInAgainView
        {...props}
        state={props.state.step === 'code' ? { ...props.state, code: typed } : props.state}
        onCodeChange={setTyped}
      />
    </FrameCard>
  )
}

export const Send = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`We send a code to ${email}.`)).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send a code' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** A browser with a passkey uses it. The other way is that of the session. */
export const Passkey = meta.story({
  args: { state: { step: 'passkey', other: { step: 'send', email } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in again' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with passkey' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code by e-mail' }))
    await expect(args.onOtherWay).toHaveBeenCalledOnce()
  },
})

export const PasskeyWaits = meta.story({
  args: { state: { step: 'passkey', other: { step: 'send', email } }, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow the steps that your browser shows.')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with passkey' }))
    await expect(args.onPasskey).not.toHaveBeenCalled()
    // The visitor can go on if the browser's prompt does not appear.
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code by e-mail' }))
    await expect(args.onOtherWay).toHaveBeenCalledOnce()
  },
})

export const PasskeyRefused = meta.story({
  args: { state: { step: 'passkey', other: { step: 'send', email } }, problem: { kind: 'passkey-refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The passkey was not used. You can try again.')
  },
})

/** The service refuses the passkey: it does not belong to this browser, or a copy was used. */
export const PasskeyUnknown = meta.story({
  args: {
    state: { step: 'passkey', other: { step: 'provider', provider: 'Google' } },
    problem: { kind: 'passkey-unknown' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey does not work here.')
    await expect(canvas.getByRole('button', { name: 'Log in another way' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { state: { step: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading your login')
  },
})

export const Unread = meta.story({
  args: { state: { step: 'unread' }, problem: { kind: 'login-required' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are no longer logged in.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The service says how long to wait. */
export const TooOften = meta.story({
  args: { problem: { kind: 'wait', seconds: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 40 seconds.')
  },
})

export const Device = meta.story({
  args: { state: { step: 'device', email }, isBusy: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`Open the link in the e-mail to ${email}. Then this goes on by itself.`),
    ).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the link to be opened')
  },
})

export const DeviceFailed = meta.story({
  args: { state: { step: 'device', email }, problem: { kind: 'login-ended' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This login has ended.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** A complete code is checked without a press. */
export const Code = meta.story({
  args: { state: code },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(`Code from the e-mail to ${email}`), '482193')
    await expect(args.onVerify).toHaveBeenCalledWith('482193')
  },
})

/** A wrong code stays, so that a digit can be corrected. */
export const WrongCode = meta.story({
  args: { state: { ...code, code: '482193' }, problem: { kind: 'wrong-code' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(`Code from the e-mail to ${email}`)
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is not right.')
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('482193')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onVerify).toHaveBeenCalledWith('482193')
  },
})

export const Resend = meta.story({
  args: { state: code, problem: { kind: 'code-expired' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** Until 30 seconds have passed the button says how long it waits. */
export const ResendLater = meta.story({
  args: { state: { ...code, resendIn: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another code in 12 seconds' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Checking = meta.story({
  args: { state: { ...code, code: '482193' }, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Checking the code')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
})

export const Provider = meta.story({
  args: { state: { step: 'provider', provider: 'Google' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onOpenProvider).toHaveBeenCalledOnce()
  },
})

export const ProviderCancelled = meta.story({
  args: { state: { step: 'provider', provider: 'Google' }, problem: { kind: 'login-cancelled' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The login was not finished.')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onOpenProvider).toHaveBeenCalledOnce()
  },
})

export const ProviderWaits = meta.story({
  args: { state: { step: 'provider', provider: 'Google' }, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Log in in the window that has opened.')
  },
})

export const Farcaster = meta.story({
  args: { state: { step: 'farcaster', url: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a QR code' }))
    await expect(args.onShowFarcaster).toHaveBeenCalledOnce()
  },
})

export const FarcasterCode = meta.story({
  args: { state: { step: 'farcaster', url: 'https://farcaster.example/~/siwf?channelToken=A1B2' }, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for the login with Farcaster' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Farcaster' })).toHaveAttribute('target', '_blank')
  },
})
