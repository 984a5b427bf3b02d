import { fn } from 'storybook/test'
import { en } from '../../src/core/messages/en.js'
import { enEmbedded } from '../../src/core/messages/views/en-embedded.js'
import { enLogin } from '../../src/core/messages/views/en-login.js'
import type { CodeFormProps } from '../../src/modal/parts/login/code-form.js'
import type { ConnectingFarcasterViewProps } from '../../src/modal/views/connecting-farcaster/connecting-farcaster-view.js'
import type { SmartAccountSettingsViewProps } from '../../src/modal/views/smart-account-settings/smart-account-settings-view.js'
import { sampleAccounts } from '../../src/testing/index.js'

export const mail = 'mira@example.com'

/** A code that was just sent. */
export const enteringCode: Omit<CodeFormProps, 'title' | 'text'> = {
  words: en,
  labels: enLogin,
  status: 'entering',
  problem: null,
  secondsLeft: 276,
  resendIn: 24,
  onSubmit: fn(),
  onResend: fn(),
  onRestart: fn(),
}

/** A login by Farcaster that waits for the visitor. */
export const farcasterLogin: ConnectingFarcasterViewProps = {
  words: en,
  labels: enLogin,
  isMobile: false,
  url: 'https://farcaster.example/~/siwf?channelToken=7f6e504b-fad6-4b48-8450-578e05678ed3',
  isApproved: false,
  problem: null,
  onRetry: fn(),
  onRestart: fn(),
}

const [address, smartAddress] = sampleAccounts

/** A smart account in use, before its first transaction. */
export const smartAccount: SmartAccountSettingsViewProps = {
  words: en,
  labels: enEmbedded,
  login: enLogin,
  namespace: 'eip155',
  network: 'Base',
  smartNetworks: ['Base', 'Optimism'],
  accounts: [
    { address: smartAddress, type: 'smartAccount' },
    { address, type: 'eoa' },
  ],
  isDeployed: false,
  value: 'smartAccount',
  problem: null,
  onChange: fn(),
}
