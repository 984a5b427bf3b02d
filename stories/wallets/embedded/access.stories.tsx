import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { AccessView } from '../../../wallets/embedded/screens/devices/access-view.js'
import { FrameCard } from './frame-card.js'
import { devices, links, removing, session } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Access',
  component: AccessView,
  args: removing,
  render: (props) => (
    <FrameCard>
      <AccessView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'One device, login or linked account that opens the account. All but the current device can be removed.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

export const Other = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Safari, iOS' })).toHaveFocus()
    await expect(canvas.getByRole('note')).toHaveTextContent('can no longer sign')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove device' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

/** The current device cannot remove itself. */
export const Current = meta.story({
  args: { access: { kind: 'device', device: devices[0] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove device' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('note')).toHaveTextContent('disconnect your wallet')
  },
})

/** The passkey with which this browser logs in again. */
export const Passkey = meta.story({
  args: { access: { kind: 'passkey', since: '2026-11-27T09:50:00.000Z' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Passkey' })).toHaveFocus()
    await expect(canvas.getByRole('note')).toHaveTextContent('You log in again as before then.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** A browser that is logged in but cannot sign. */
export const Session = meta.story({
  args: { access: { kind: 'session', session } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Firefox, Android' })).toHaveFocus()
    await expect(canvas.getByRole('note')).toHaveTextContent('It is logged out at once.')
    await expect(canvas.getByText('Discord')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End login' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** A social account that opens the account. */
export const Link = meta.story({
  args: { access: { kind: 'link', link: links[0] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Discord' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** The service refuses to remove the only way to log in. */
export const OnlyLogin = meta.story({
  args: { access: { kind: 'link', link: links[1] }, problem: { kind: 'only-login' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Add an e-mail address first.')
  },
})

/** Nothing is removed while the screen is covered. */
export const Asleep = meta.story({
  args: { attention: 'unseen' },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove device' })
    await expect(remove).toHaveAccessibleDescription('Something covers this, or a part of it is outside the window.')
    await userEvent.click(remove)
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})

/** If the browser cannot report whether a frame is covered, the visitor decides in a window. */
export const CannotTell = meta.story({
  args: { attention: 'cannot-tell' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove device' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open window' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
})

export const WindowBlocked = meta.story({
  args: { attention: 'cannot-tell', problem: { kind: 'window-blocked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Allow pop-ups for this site')
  },
})

export const Removing = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Removing the device')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove device' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await expect(args.onBack).not.toHaveBeenCalled()
  },
})

/** The service refuses to remove a device without which the wallet would be lost. */
export const OnlyDevice = meta.story({
  args: { problem: { kind: 'only-device' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Set up recovery on it first.')
  },
})

export const Failed = meta.story({
  args: { problem: { kind: 'unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The wallet service does not answer.')
    await expect(canvas.getByRole('button', { name: 'Remove device' })).toBeVisible()
  },
})
