import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  AccountSettingsView,
  type AccountSettingsViewProps,
} from '../../../src/features/account/views/account-settings/account-settings-view.js'
import { en } from '../../../src/features/english.js'
import { DevicesItem } from '../../../src/features/login/views/embedded-account/devices-item.js'
import { AtSign } from '../../../src/icons/at-sign.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { networks, prism } from '../../support/view-samples.js'

const [address] = sampleAccounts
const ethereum = { name: 'Ethereum', imageUrl: networks[0]?.assets?.imageUrl }

const filled: AccountSettingsViewProps = {
  words: en,
  address,
  wallet: prism,
  network: ethereum,
  explorerUrl: `https://explorer-1.example/address/${address}`,
  onNetworks: fn(),
  onWallets: fn(),
  onDisconnect: fn(),
}

/** The row of the feature names, where names can be registered. */
const chooseName = { label: 'Choose a name', icon: AtSign, onClick: fn() }

const meta = preview.meta({
  title: 'Modal/Views/AccountSettings',
  component: AccountSettingsView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.AccountSettings} start="back">
      <AccountSettingsView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.AccountSettings} start="back" label="ready">
        <AccountSettingsView {...filled} />
      </CardFrame>
      <CardFrame title={en.titles.AccountSettings} start="back" label="no switching, no explorer, disconnecting">
        <AccountSettingsView {...filled} onNetworks={undefined} explorerUrl={null} isDisconnecting />
      </CardFrame>
      <CardFrame title={en.titles.AccountSettings} start="back" label="where names can be registered">
        <AccountSettingsView {...filled} links={[chooseName]} />
      </CardFrame>
      <CardFrame title={en.titles.AccountSettings} start="back" label="names from a stranger">
        <AccountSettingsView
          {...filled}
          wallet={{ name: hostile.unbroken }}
          network={{ name: `<b>${hostile.bidiOverride}</b>` }}
        />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Network Ethereum' }))
    await expect(args.onNetworks).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Your wallets Prism' }))
    await expect(args.onWallets).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
})

/** Features add rows of their own. */
export const ChooseName = meta.story({
  args: { links: [chooseName] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a name' }))
    await expect(chooseName.onClick).toHaveBeenCalledOnce()
  },
})

const openDevices = fn()

/** The embedded wallet adds its devices. */
export const EmbeddedWallet = meta.story({
  args: {
    extra: <DevicesItem labels={enEmbedded} onClick={openDevices} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Your devices/ }))
    await expect(openDevices).toHaveBeenCalledOnce()
  },
})

/** The app turns switching off: the network is shown and cannot be pressed. */
export const NoSwitching = meta.story({
  args: { onNetworks: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Network Ethereum' })).toHaveAttribute('aria-disabled', 'true')
  },
})
