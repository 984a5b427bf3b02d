import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { SmartAccountSettingsView } from '../../../src/features/smart-account/views/smart-account-settings/smart-account-settings-view.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { smartAccount } from '../../support/login-samples.js'

const title = en.titles.SmartAccountSettings
const key = smartAccount.accounts.slice(1)

const meta = preview.meta({
  title: 'Modal/Views/SmartAccountSettings',
  component: SmartAccountSettingsView,
  args: { ...smartAccount, onChange: fn() },
  render: (args) => (
    <CardFrame title={title} start="back">
      <SmartAccountSettingsView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Smart account or standard account of the embedded wallet, with the address of each. The smart account has a badge that says whether its contract is on the network yet.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="smart account, not yet deployed">
        <SmartAccountSettingsView {...smartAccount} />
      </CardFrame>
      <CardFrame title={title} start="back" label="standard account, deployed">
        <SmartAccountSettingsView {...smartAccount} value="eoa" isDeployed />
      </CardFrame>
      <CardFrame title={title} start="back" label="changing">
        <SmartAccountSettingsView {...smartAccount} value="eoa" isDeployed isChanging />
      </CardFrame>
      <CardFrame title={title} start="back" label="failed">
        <SmartAccountSettingsView {...smartAccount} isDeployed problem="service-unavailable" />
      </CardFrame>
      <CardFrame title={title} start="back" label="not on this network">
        <SmartAccountSettingsView {...smartAccount} network="Ethereum" accounts={key} value="eoa" />
      </CardFrame>
      <CardFrame title={title} start="back" label="names from a stranger">
        <SmartAccountSettingsView
          {...smartAccount}
          network={`<b>${hostile.bidiOverride}</b>`}
          smartNetworks={[hostile.bidiOverride, 'Base', 'Optimism', 'Arbitrum']}
          accounts={key}
          value="eoa"
        />
      </CardFrame>
    </CardSheet>
  ),
})

export const NotYetDeployed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const choices = within(canvas.getByRole('list', { name: 'Your account on EVM networks' }))
    await expect(choices.getByRole('button', { name: /^Smart account/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('Not yet deployed')).toBeVisible()
    await userEvent.click(choices.getByRole('button', { name: /^Standard account/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('eoa')
  },
})

/** Both addresses can be copied, each by a button with its own name. */
export const Deployed = meta.story({
  args: { isDeployed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deployed')).toBeVisible()
    await expect(canvas.queryByText(/first transaction deploys/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Copy address: Smart account' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy address: Standard account' })).toBeVisible()
  },
})

/** The account that becomes active has a spinner, and assistive technology announces it. */
export const Changing = meta.story({
  args: { value: 'eoa', isChanging: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changing your account')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('button', { name: /^Standard account/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /^Smart account/ })).not.toHaveAttribute('aria-current')
  },
})

/** The active account stays, and the visitor can try again. */
export const Failed = meta.story({
  args: { problem: 'embedded-wallet-timeout' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No answer yet')
    await userEvent.click(canvas.getByRole('button', { name: /^Standard account/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('eoa')
  },
})

/** The smart account is disabled, can be focused, and says why and where it is. */
export const NotOnThisNetwork = meta.story({
  args: { network: 'Ethereum', accounts: key, value: 'eoa' },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Smart account Not on Ethereum. Switch to Base and Optimism to use it.'
    const smart = canvas.getByRole('button', { name })
    await expect(smart).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(smart)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByText('Not yet deployed')).toBeNull()
  },
})

/** No network of the app has them. */
export const OnNoNetwork = meta.story({
  args: { network: 'Ethereum', smartNetworks: [], accounts: key, value: 'eoa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Smart account Not on Ethereum' })).toBeVisible()
  },
})

export const LongWords = meta.story({
  args: { words: createPseudoMessages(), labels: { ...enEmbedded, ...createPseudoMessages().views.embedded } },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
