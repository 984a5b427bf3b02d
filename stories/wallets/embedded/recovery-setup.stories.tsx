import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ratePassword } from '../../../wallets/embedded/recovery/rate-password.js'
import {
  RecoverySetupView,
  type RecoverySetupViewProps,
} from '../../../wallets/embedded/screens/recovery-setup/recovery-setup-view.js'
import { FrameCard } from './frame-card.js'
import { settingUp } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Recovery setup',
  component: RecoverySetupView,
  args: settingUp,
  render: (props) => <Typed {...props} />,
  parameters: {
    docs: {
      description: {
        component:
          'The choice of the recovery, for when this browser loses its share: a passkey whose PRF makes a key, or a password.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

/** Keeps the typed text, as the container does. */
function Typed(props: RecoverySetupViewProps) {
  const [password, setPassword] = useState(props.password)
  return (
    <FrameCard>
      <RecoverySetupView
        {...props}
        password={password}
        rating={ratePassword(password)}
        onPasswordChange={(text) => {
          setPassword(text)
          props.onPasswordChange(text)
        }}
      />
    </FrameCard>
  )
}

export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Set up recovery' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Passkey/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPasskey).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onPassword).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** A browser without passkeys offers only a password. */
export const WithoutPasskeys = meta.story({
  args: { hasPasskeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Passkey/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /^Password/ })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { step: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading your wallet')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})

export const Unread = meta.story({
  args: { step: 'unread', problem: { kind: 'unavailable' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The wallet service does not answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** While the browser asks for the passkey, nothing else can be started. */
export const PasskeyWaits = meta.story({
  args: { busy: { kind: 'passkey' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow the steps that your browser shows.')
    await userEvent.click(canvas.getByRole('button', { name: /^Passkey/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Password/ }))
    await expect(args.onPasskey).not.toHaveBeenCalled()
    await expect(args.onPassword).not.toHaveBeenCalled()
  },
})

export const PasskeyRefused = meta.story({
  args: { problem: { kind: 'passkey-refused' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The passkey was not used.')
    await userEvent.click(canvas.getByRole('button', { name: /^Passkey/ }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
})

/** An authenticator without PRF: the password is one press away. */
export const PrfMissing = meta.story({
  args: { problem: { kind: 'prf-missing' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey cannot protect a key. Use a password')
    await userEvent.click(canvas.getByRole('button', { name: /^Password/ }))
    await expect(args.onPassword).toHaveBeenCalledOnce()
  },
})

/** Typed twice, with its strength in words. */
export const Password = meta.story({
  args: { step: 'password' },
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'harbor')
    await expect(canvas.getByText('6 of 12 characters')).toBeVisible()
    await userEvent.type(password, ' lantern onion')
    await expect(canvas.getByText('Very good')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password again'), 'harbor lantern onion')
    await userEvent.click(canvas.getByRole('button', { name: 'Set up recovery' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

/** A visible password need not be typed again. */
export const PasswordShown = meta.story({
  args: { step: 'password' },
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show password' })
    await userEvent.click(show)
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByLabelText('Password again')).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('Password'), 'harbor lantern onion{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

/** A refused password shows the reason, and the field has the focus. */
export const PasswordRefused = meta.story({
  args: { step: 'password' },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Set up recovery' })
    const password = canvas.getByLabelText('Password')
    await userEvent.click(save)
    await expect(await canvas.findByText('Enter a password')).toBeVisible()
    await expect(password).toHaveFocus()
    await userEvent.type(password, 'harbor')
    await userEvent.click(save)
    await expect(await canvas.findByText('Use at least 12 characters')).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'aaaaaaaaaaaaaaaa')
    await userEvent.click(save)
    await expect(await canvas.findByText('Use other words, or more of them')).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'harbor lantern onion')
    await userEvent.type(canvas.getByLabelText('Password again'), 'harbor lantern onions')
    await userEvent.click(save)
    await expect(await canvas.findByText('The two passwords are different')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Deriving = meta.story({
  args: { step: 'password', password: 'harbor lantern onion', busy: { kind: 'deriving', progress: 0.4 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Making a key from the password' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('readonly')
  },
})

/** After a failure the typed text is still there. */
export const SaveFailed = meta.story({
  args: { step: 'password', password: 'harbor lantern onion', problem: { kind: 'unavailable' }, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you entered is still here.')
    await expect(canvas.getByLabelText('Password')).toHaveValue('harbor lantern onion')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Set up recovery' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Done = meta.story({
  args: { step: 'done', method: 'passkey' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Recovery is set up' })).toHaveFocus()
    await expect(canvas.getByText(/use this passkey/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
