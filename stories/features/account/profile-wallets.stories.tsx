import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { ProfileConnection } from '../../../src/features/account/views/profile-wallets/connection-list.js'
import {
  ProfileWalletsView,
  type ProfileWalletsViewProps,
} from '../../../src/features/account/views/profile-wallets/profile-wallets-view.js'
import { en } from '../../../src/features/english.js'
import { ar } from '../../../src/languages/ar.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { prism, wallets } from '../../support/view-samples.js'

const [first, second, third] = sampleAccounts
const [foxglove, , harbor] = wallets
const solanaAddress = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

const active: ProfileConnection = {
  key: 'eip155:example.prism',
  namespace: 'eip155',
  wallet: prism,
  address: first,
  otherAddresses: [],
  isActive: true,
  endsWith: ['eip155'],
}
const other: ProfileConnection = {
  ...active,
  key: 'eip155:example.foxglove',
  wallet: { name: 'Foxglove', imageUrl: foxglove?.imageUrl },
  address: second,
  isActive: false,
}
/** One paired wallet with two namespaces. */
const paired: readonly ProfileConnection[] = [
  { ...active, key: 'eip155:walletConnect', endsWith: ['eip155', 'solana'] },
  {
    ...active,
    key: 'solana:walletConnect',
    namespace: 'solana',
    address: solanaAddress,
    isActive: false,
    endsWith: ['eip155', 'solana'],
  },
]
const strangers: readonly ProfileConnection[] = [
  { ...active, wallet: { name: hostile.bidiOverride } },
  { ...other, wallet: { name: hostile.unbroken } },
  { ...other, key: 'eip155:third', address: third, wallet: { name: '<img src=x onerror="alert(1)">' } },
]
const manyAddresses = Array.from(
  { length: 12 },
  (_, index) =>
    `0x${String(index + 1)
      .padStart(2, '0')
      .repeat(20)}`,
)

const two: ProfileWalletsViewProps = {
  words: en,
  connections: [active, other],
  recent: harbor ? [{ key: harbor.id, name: harbor.name, imageUrl: harbor.imageUrl }] : [],
  onSwitch: fn(),
  onRecent: fn(),
  onAdd: fn(),
  onDisconnect: fn(),
  onDisconnectAll: fn(),
}
const one: ProfileWalletsViewProps = { ...two, connections: [active], recent: [] }

const meta = preview.meta({
  title: 'Modal/Views/ProfileWallets',
  component: ProfileWalletsView,
  args: two,
  render: (args) => (
    <CardFrame title={args.words.titles.ProfileWallets} start="back">
      <ProfileWalletsView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'All connections by namespace. A press makes another one active without approval; other addresses of a wallet are switched in the wallet. A wallet is one row; Disconnect is in the menu at its end. All can be disconnected together; a paired wallet disconnects all its namespaces, and the menu says so.',
      },
    },
  },
})

/** One wallet, two in one namespace, one paired for two namespaces, and hostile names. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="one">
        <ProfileWalletsView {...one} />
      </CardFrame>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="two of one kind, one used before">
        <ProfileWalletsView {...two} />
      </CardFrame>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="paired for two kinds">
        <ProfileWalletsView {...two} connections={paired} recent={[]} />
      </CardFrame>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="many addresses, one is being ended">
        <ProfileWalletsView
          {...two}
          connections={[{ ...active, otherAddresses: manyAddresses }, other]}
          recent={[]}
          disconnecting={other.key}
        />
      </CardFrame>
      <CardFrame title={en.titles.ProfileWallets} start="back" label="names from strangers">
        <ProfileWalletsView {...two} connections={strangers} recent={[]} />
      </CardFrame>
    </CardSheet>
  ),
})

/** A press makes another wallet active; pressing the active one does nothing. */
export const Switch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Foxglove Switch$/ }))
    await expect(args.onSwitch).toHaveBeenLastCalledWith(other.key)
    await userEvent.click(canvas.getByRole('button', { name: /Prism Active$/ }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
  },
})

/** The menu of a wallet has its Disconnect; the last row ends all. */
export const Disconnect = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Options of Foxglove', expanded: false })
    menu.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disconnect Foxglove' }))
    await expect(args.onDisconnect).toHaveBeenLastCalledWith(other.key)
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect all' }))
    await expect(args.onDisconnectAll).toHaveBeenCalledOnce()
    // Each wallet is one row.
    await expect(within(canvas.getByRole('list', { name: 'EVM' })).getAllByRole('listitem')).toHaveLength(2)
  },
})

/** The menu of the disconnecting wallet is busy; the others still work. */
export const Disconnecting = meta.story({
  args: { disconnecting: other.key },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: /^Options of Foxglove/, expanded: false })
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /^Options of Prism/ })).not.toHaveAttribute('aria-busy', 'true')
  },
})

/** The menu of a paired wallet names the namespaces that end together. */
export const Paired = meta.story({
  args: { connections: paired, recent: [] },
  play: async ({ args, canvas, userEvent }) => {
    const solana = within(canvas.getByRole('list', { name: 'Solana' }))
    await userEvent.click(await solana.findByRole('button', { name: 'Options of Prism', expanded: false }))
    const action = await screen.findByRole('menuitem', { name: 'Disconnect Prism: Ends EVM and Solana together' })
    await userEvent.click(action)
    await expect(args.onDisconnect).toHaveBeenLastCalledWith('solana:walletConnect')
  },
})

/** A single connection has Disconnect in the last line, like Account. */
export const One = meta.story({
  args: one,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenLastCalledWith(active.key)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wallet' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})

/** A recent wallet. */
export const Recent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Harbor/ }))
    await expect(args.onRecent).toHaveBeenLastCalledWith('example.harbor')
  },
})

/** Three other addresses have a disabled row; the rest is a number. */
export const ManyAddresses = meta.story({
  args: { ...one, connections: [{ ...active, otherAddresses: manyAddresses }] },
  play: async ({ canvas }) => {
    const shared = canvas.getAllByRole('button', { name: /Change it there/ })
    await expect(shared).toHaveLength(3)
    for (const row of shared) await expect(row).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: '9 more in this wallet' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Hostile names are text, do not reorder text and do not overflow the card. */
export const Strangers = meta.story({
  args: { connections: strangers, recent: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Options of <img src=x/ })).toBeVisible()
    const card = canvasElement.querySelector('[data-lintel-list]')
    for (const row of canvas.getAllByRole('button')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1)
    }
    await expect(card?.querySelector('[onerror]') ?? null).toBeNull()
  },
})

/** In Arabic, right to left: the namespaces are listed in Arabic. */
export const Arabic = meta.story({
  args: { words: ar, connections: paired },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /خيارات/, expanded: false })
    if (menu) await userEvent.click(menu)
    const action = await screen.findByText(/ينهي .*EVM.*Solana.* معًا/)
    await waitFor(() => expect(action).toBeVisible())
  },
})

/** The visitor's names for their accounts, from Polkadot extensions. */
export const NamedAccounts = meta.story({
  args: {
    connections: [
      { ...active, otherAddresses: [second, third], names: { [first]: 'Savings', [third]: hostile.bidiOverride } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Savings 0x.* Prism/ })).toBeVisible()
    await expect(canvas.getAllByText('Shared by this wallet. Change it there.')).toHaveLength(1)
  },
})
