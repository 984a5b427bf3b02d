import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { RecoveryView } from '../../../wallets/embedded/screens/recovery/recovery-view.js'
import type { RecoveryViewProps } from '../../../wallets/embedded/screens/recovery/recovery-view-props.js'
import { account } from './approval-samples.js'
import { FrameCard } from './frame-card.js'
import { recovering } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Recovery',
  component: RecoveryView,
  args: recovering,
  render: (props) => <Typed {...props} />,
  parameters: {
    docs: {
      description: {
        component:
          'The wallet in a browser that has no share of its key: a new device, or another site.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

/** Keeps the typed text, as the container does. */
function Typed(props: RecoveryViewProps) {
  const [password, setPassword] = useState(props.password)
  return (
    <FrameCard>
      <RecoveryView {...props} password={password} onPasswordChange={setPassword} />
    </FrameCard>
  )
}

export const Password = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Recover your wallet' })).toHaveFocus()
    await expect(canvas.getByText(account)).toBeVisible()
    await expect(canvas.getByText(/You can try passwords for 10 minutes/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Recover' }))
    await expect(await canvas.findByText('Enter the password')).toBeVisible()
    await expect(args.onRecover).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Password'), 'harbor lantern onion{Enter}')
    await expect(args.onRecover).toHaveBeenCalledOnce()
  },
})

/** A wrong password shows an error and can be corrected. */
export const WrongPassword = meta.story({
  args: { password: 'harbor lantern', isWrong: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAccessibleDescription('This password is not right. Check it and try again.')
    await expect(field).toHaveValue('harbor lantern')
    await userEvent.type(field, ' onion')
    await expect(field).toHaveValue('harbor lantern onion')
  },
})

export const Deriving = meta.story({
  args: { password: 'harbor lantern onion', busy: { kind: 'deriving', progress: 0.7 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking the password' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'I have lost the password' }))
    await expect(args.onLost).not.toHaveBeenCalled()
  },
})

/** The service limits the tries per hour. */
export const TooOften = meta.story({
  args: { password: 'harbor lantern onion', problem: { kind: 'wait', seconds: 90 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 90 seconds.')
    await expect(canvas.getByLabelText('Password')).toHaveValue('harbor lantern onion')
  },
})

export const Unread = meta.story({
  args: { step: 'unread', problem: { kind: 'unavailable' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { step: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading your wallet')
  },
})

export const Passkey = meta.story({
  args: { method: 'passkey' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }))
    await expect(args.onRecover).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'I have lost the passkey' }))
    await expect(args.onLost).toHaveBeenCalledOnce()
  },
})

export const WrongPasskey = meta.story({
  args: { method: 'passkey', isWrong: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey does not open the wallet.')
  },
})

export const PasskeyWaits = meta.story({
  args: { method: 'passkey', busy: { kind: 'passkey' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow the steps that your browser shows.')
  },
})

export const Replaced = meta.story({
  args: { step: 'replaced' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You have a new wallet' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})

/** The new wallet waits, so that a device with this one can cancel it. */
export const Waiting = meta.story({
  args: { step: 'waiting', next: { startsAt: '2026-11-30T12:00:00.000Z', client: 'Firefox, Windows' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/takes the place of this one on Nov 30, 2026, 12:00 PM/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Until the replacement the wallet can be recovered, which keeps it. */
export const Replacing = meta.story({
  args: { next: { startsAt: '2026-11-30T12:00:00.000Z', client: 'Firefox, Windows' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('To keep this one, recover it.')
  },
})

export const Done = meta.story({
  args: { step: 'done' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wallet is back' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
