import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ConnectView, type ConnectViewProps } from '../../../src/features/connect/views/connect/connect-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame } from '../../support/card-frame.js'
import { emptyConnect, withLogin } from '../../support/connect-sample.js'
import { installedRows, scanRow } from '../../support/wallet-rows.js'

const [, prism] = installedRows
const login = { onEmail: fn(), onSocial: fn() }
const embedded: ConnectViewProps = {
  ...emptyConnect,
  rows: [scanRow, prism],
  groups: [['email', 'social'], 'wallet'],
  socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
  Methods: withLogin(login),
  onMoreSocials: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/Connect by e-mail and social',
  component: ConnectView,
  args: embedded,
  render: (args) => (
    <CardFrame title={en.titles.Connect} start="help">
      <ConnectView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component: 'The e-mail field and the social accounts of Connect. Their code loads in apps that have them.',
      },
    },
  },
})

/** The e-mail address is validated, then an e-mail is sent. */
export const Email = meta.story({
  args: { groups: [['email'], 'wallet'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'E-mail' })
    await expect(canvas.queryByRole('button', { name: 'Continue with e-mail' })).toBeNull()
    await userEvent.type(field, 'mira@example{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter an e-mail address')
    await userEvent.type(field, '.com')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(login.onEmail).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with e-mail' }))
    await expect(login.onEmail).toHaveBeenCalledOnce()
    await expect(login.onEmail).toHaveBeenCalledWith('mira@example.com')
  },
})

/** An e-mail was sent less than 30 s ago. */
export const EmailTooSoon = meta.story({
  args: { groups: [['email'], 'wallet'], Methods: withLogin({ waitSeconds: 7 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Please try again after 7 seconds')
  },
})

/** The embedded wallet did not load. The wallets still work. */
export const EmbeddedWalletDown = meta.story({
  args: { groups: [['email'], 'wallet'], Methods: withLogin({ problem: 'embedded-wallet-unavailable' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Check your connection, then try again or reload the page.',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Prism/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(prism)
  },
})

/** The browser blocks the storage of the frame. */
export const StorageBlocked = meta.story({
  args: { groups: [['email'], 'wallet'], Methods: withLogin({ problem: 'storage-blocked' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Allow cookies of other sites on this page')
  },
})

/** One wide button, four tiles, and "more", which opens the rest. Each has a name. */
export const Socials = meta.story({
  args: { groups: [['social'], 'wallet'] },
  play: async ({ args, canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Social accounts' })
    await expect(within(group).getAllByRole('button')).toHaveLength(6)
    await userEvent.click(within(group).getByRole('button', { name: 'More ways' }))
    await expect(args.onMoreSocials).toHaveBeenCalledOnce()
    await userEvent.click(within(group).getByRole('button', { name: 'Continue with Discord' }))
    await expect(login.onSocial).toHaveBeenCalledOnce()
    await expect(login.onSocial).toHaveBeenCalledWith('discord')
    await expect(canvas.getByText('or')).toBeVisible()
  },
})
