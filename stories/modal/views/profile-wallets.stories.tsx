import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import {
  type ProfileConnection,
  ProfileWalletsView,
  type ProfileWalletsViewProps,
} from '../../../src/modal/views/profile-wallets/profile-wallets-view.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { prism, wallets } from '../../support/view-samples.js'

const [first, second, third] = sampleAccounts
const ethereum: ProfileConnection = {
  namespace: 'eip155',
  wallet: prism,
  address: first,
  otherAddresses: [second],
  isActive: true,
}
const solana: ProfileConnection = {
  ...ethereum,
  namespace: 'solana',
  address: third,
  otherAddresses: [],
  isActive: false,
}

const two: ProfileWalletsViewProps = {
  words: en,
  connections: [ethereum, solana],
  recent: wallets.slice(2, 3).map(({ id, name, imageUrl }) => ({ key: id, name, imageUrl })),
  onSwitch: fn(),
  onRecent: fn(),
  onAdd: fn(),
  onDisconnect: fn(),
  onDisconnectAll: fn(),
}
const one: ProfileWalletsViewProps = { ...two, connections: [{ ...ethereum, otherAddresses: [] }], recent: [] }

const meta = preview.meta({
  title: 'Modal/Views/ProfileWallets',
  component: ProfileWalletsView,
  args: two,
  render: (args) => (
    <CardFrame title={en.titles.ProfileWallets} start="back">
      <ProfileWalletsView {...args} />
    </CardFrame>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'Every account that is connected, by the kind of network it is for. Another kind is made the active one by a press; other addresses of the same wallet are changed in the wallet. Each connection is ended alone, or all at once.',
      },
    },
  },
})

/** Two connections, one, and a name from a stranger while it is being disconnected. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="two connections">
        <ProfileWalletsView {...two} />
      </CardFrame>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="one">
        <ProfileWalletsView {...one} />
      </CardFrame>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="a name from a stranger, disconnecting">
        <ProfileWalletsView
          {...one}
          connections={[{ ...ethereum, wallet: { name: `<b>${hostile.bidiOverride}</b> ${hostile.unbroken}` } }]}
          disconnecting="eip155"
        />
      </CardFrame>
    </CardSheet>
  ),
})

/** The other kind of network becomes the active one; the active one has nothing to switch. */
export const Switch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Switch$/ }))
    await expect(args.onSwitch).toHaveBeenCalledWith('solana')
    await userEvent.click(canvas.getByRole('button', { name: /Active$/ }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
  },
})

/** One of them, then all. */
export const Disconnect = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [one, other] = canvas.getAllByRole('button', { name: 'Disconnect Prism' })
    await expect(one).toBeVisible()
    other?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisconnect).toHaveBeenCalledWith('solana')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect all' }))
    await expect(args.onDisconnectAll).toHaveBeenCalledOnce()
  },
})

/** A single connection ends at the foot of the card, where Account has it too. */
export const One = meta.story({
  args: one,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledWith('eip155')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wallet' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})

/** One used before, and an address that only the wallet can make the active one. */
export const Recent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Harbor/ }))
    await expect(args.onRecent).toHaveBeenCalledWith('example.harbor')
    await expect(canvas.getByRole('button', { name: /Change it there/ })).toHaveAttribute('aria-disabled', 'true')
  },
})
