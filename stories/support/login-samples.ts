import { fn } from 'storybook/test'
import { en } from '../../src/features/english.js'
import type { ConnectingFarcasterViewProps } from '../../src/features/login/views/connecting-farcaster/connecting-farcaster-view.js'
import type { CodeFormProps } from '../../src/features/login/views/parts/code-form.js'
import type { SmartAccountSettingsViewProps } from '../../src/features/smart-account/views/smart-account-settings/smart-account-settings-view.js'
import { enEmbedded } from '../../src/parts/messages/embedded.js'
import { enLogin } from '../../src/parts/messages/login.js'
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
