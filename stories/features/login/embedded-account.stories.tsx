import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { AccountView } from '../../../src/features/account/views/account/account-view.js'
import { en } from '../../../src/features/english.js'
import {
  EmbeddedAccount,
  type EmbeddedAccountProps,
} from '../../../src/features/login/views/embedded-account/embedded-account.js'
import { AtSign } from '../../../src/icons/at-sign.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { ListSkeleton } from '../../../src/parts/view-skeleton/view-skeleton.js'
import { account } from '../../support/account-sample.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { mail } from '../../support/login-samples.js'

/** The name of the wallet is the address of the login. */
const connected = { ...account, wallet: { name: mail } }
const filled: EmbeddedAccountProps = {
  labels: enEmbedded,
  email: mail,
  smartAccount: 'inUse',
  links: [
    {
      name: 'ChooseAccountName',
      label: 'Choose a name',
      icon: AtSign,
      description: enEmbedded.linkTexts.ChooseAccountName,
      onClick: fn(),
    },
  ],
  network: 'Ethereum',
  onEmail: fn(),
  onSmartAccount: fn(),
  onUpgrade: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/EmbeddedAccount',
  component: EmbeddedAccount,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.Account} start="network">
      <AccountView {...connected} extra={<EmbeddedAccount {...args} />} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The rows that the embedded wallet adds to Account, above the tabs: the e-mail address, which can be changed, the type of account, and the export of the key to another wallet.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Account} start="network" label="smart account">
        <AccountView {...connected} extra={<EmbeddedAccount {...filled} />} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="a social account without an address">
        <AccountView {...connected} extra={<EmbeddedAccount {...filled} email={null} smartAccount="missing" />} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="an app without smart accounts">
        <AccountView {...connected} extra={<EmbeddedAccount {...filled} smartAccount={undefined} />} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="loading">
        <AccountView {...connected} extra={<ListSkeleton label={en.common.loading} rows={3} item="described" />} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="names from a stranger">
        <AccountView
          {...connected}
          extra={
            <EmbeddedAccount
              {...filled}
              email={`${hostile.unbroken}@example.com`}
              smartAccount="missing"
              network={hostile.unbroken}
            />
          }
        />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `E-mail ${mail}` }))
    await expect(args.onEmail).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Smart account In use' }))
    await expect(args.onSmartAccount).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Upgrade your wallet/ }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
})

/** A social account without an address can get one. */
export const NoAddress = meta.story({
  args: { email: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'E-mail No address yet' }))
    await expect(args.onEmail).toHaveBeenCalledOnce()
  },
})

/** The visitor uses the standard account. */
export const StandardAccount = meta.story({
  args: { smartAccount: 'notInUse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Smart account Not in use' })).toBeVisible()
  },
})

/** The app has smart accounts on other networks. */
export const NotOnThisNetwork = meta.story({
  args: { smartAccount: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Smart account Not on Ethereum' })).toBeVisible()
  },
})

/** The app has no smart accounts. */
export const NoSmartAccounts = meta.story({
  args: { smartAccount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Smart account/ })).toBeNull()
  },
})
