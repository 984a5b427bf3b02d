import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { DevicesView } from '../../../wallets/embedded/screens/devices/devices-view.js'
import { FrameCard } from './frame-card.js'
import { devices, links, listing, lists, session } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Devices',
  component: DevicesView,
  args: listing,
  render: (props) => (
    <FrameCard>
      <DevicesView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The ways to open the account: the devices that can sign with the wallet, other logins and linked accounts. A press opens one of them.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your devices' })).toHaveFocus()
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Chrome, macOS In use now This device',
      'Safari, iOS Last used Nov 26, 2026',
      'Unknown device Last used Oct 3, 2026',
    ])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccess).toHaveBeenCalledWith({ kind: 'device', device: devices[1] })
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})

/** Sessions of browsers that cannot sign, and social accounts that open the account. */
export const LoginsAndLinks = meta.story({
  args: { lists: { devices: [devices[0]], passkey: null, sessions: [session], links } },
  play: async ({ args, canvas, userEvent }) => {
    const [, sessions, linked] = canvas.getAllByRole('list')
    await expect(sessions).toHaveTextContent(/^Firefox, Android app\.example · Last used Nov 25, 2026/)
    await expect(linked).toHaveTextContent(/Discord Ada.*Google Linked Sep 2, 2026 This login/)
    await userEvent.click(canvas.getByRole('button', { name: /^Firefox, Android/ }))
    await expect(args.onAccess).toHaveBeenLastCalledWith({ kind: 'session', session })
    await userEvent.click(canvas.getByRole('button', { name: /^Discord/ }))
    await expect(args.onAccess).toHaveBeenLastCalledWith({ kind: 'link', link: links[0] })
  },
})

/** This browser can add a passkey with which it logs in again. */
export const PasskeyOffered = meta.story({
  args: { lists: { ...lists, passkey: { since: null } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add a passkey/ }))
    await expect(args.onAddPasskey).toHaveBeenCalledOnce()
  },
})

export const PasskeyAdded = meta.story({
  args: { lists: { ...lists, passkey: { since: '2026-11-27T09:50:00.000Z' } }, isPasskeyAdded: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The passkey is added. We sent an e-mail about it.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Passkey Added Nov 27, 2026/ }))
    await expect(args.onAccess).toHaveBeenLastCalledWith({ kind: 'passkey', since: '2026-11-27T09:50:00.000Z' })
  },
})

export const Ended = meta.story({
  args: { removed: { kind: 'session', session } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Logged out: Firefox, Android.')).toBeVisible()
  },
})

export const Unlinked = meta.story({
  args: { removed: { kind: 'link', link: links[0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlinked: Discord. It no longer opens your account.')).toBeVisible()
  },
})

export const OnlyThisDevice = meta.story({
  args: { lists: { ...lists, devices: [devices[0]] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No other device can sign with your wallet.')).toBeVisible()
  },
})

/** After a removal the list is read again. */
export const Removed = meta.story({
  args: {
    lists: { ...lists, devices: [devices[0], devices[2]] },
    removed: { kind: 'device', device: devices[1] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Removed: Safari, iOS. It can no longer sign.')).toBeVisible()
  },
})

/** Somebody has reported the wallet as lost. Any of its devices can cancel the replacement. */
export const Replacing = meta.story({
  args: { next: { startsAt: '2026-11-30T12:00:00.000Z', client: 'Firefox, Windows' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Firefox, Windows has begun a new wallet without your key. It takes the place of this one on Nov 30, 2026, 12:00 PM.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my wallet' }))
    await expect(args.onKeep).toHaveBeenCalledWith('wallet')
  },
})

/** The previous e-mail address has claimed the account. Any device of the wallet can keep the new address. */
export const AddressTakenBack = meta.story({
  args: { emailUndo: { startsAt: '2026-11-30T12:00:00.000Z', address: 'ada@old.example' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Someone who reads the mail of ada@old.example has asked to take back the change of your e-mail address. It happens on Nov 30, 2026, 12:00 PM.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my new e-mail address' }))
    await expect(args.onKeep).toHaveBeenCalledWith('email')
  },
})

export const Kept = meta.story({
  args: { kept: 'wallet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You keep this wallet.')).toBeVisible()
  },
})

export const AddressKept = meta.story({
  args: { kept: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You keep your new e-mail address.')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading your devices')).toBeVisible()
    await expect(canvas.queryByText(/No other device/)).not.toBeInTheDocument()
  },
})

export const Unread = meta.story({
  args: { status: 'unread', problem: { kind: 'unavailable' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The wallet service does not answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
