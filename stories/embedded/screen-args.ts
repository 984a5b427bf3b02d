import { fn } from 'storybook/test'
import type { ExportViewProps } from '../../wallets/embedded/screens/export/export-view.js'
import type { LogInAgainViewProps } from '../../wallets/embedded/screens/log-in-again/log-in-again-view.js'
import type { LostViewProps } from '../../wallets/embedded/screens/recovery/lost-view.js'
import type { RecoveryViewProps } from '../../wallets/embedded/screens/recovery/recovery-view-props.js'
import type { RecoverySetupViewProps } from '../../wallets/embedded/screens/recovery-setup/recovery-setup-view.js'
import { enScreens } from '../../wallets/embedded/words/en-screens.js'
import { account } from './approval-samples.js'

/** The words of the test vector of BIP-39 for sixteen bytes of 0x7f. */
export const mnemonic = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')

export const email = 'ada@lovelace.example'

/** A choice between a passkey and a password. */
export const settingUp: RecoverySetupViewProps = {
  words: enScreens,
  step: 'choose',
  method: 'password',
  hasPasskeys: true,
  password: '',
  rating: 'short',
  problem: null,
  busy: null,
  onRetry: fn(),
  onPasskey: fn(),
  onPassword: fn(),
  onPasswordChange: fn(),
  onSubmit: fn(),
  onBack: fn(),
  onCancel: fn(),
  onDone: fn(),
}

/** A wallet whose recovery is a password. */
export const recovering: RecoveryViewProps = {
  words: enScreens,
  step: 'open',
  method: 'password',
  address: account,
  password: '',
  isWrong: false,
  problem: null,
  busy: null,
  onRetry: fn(),
  onPasswordChange: fn(),
  onRecover: fn(),
  onLost: fn(),
  onCancel: fn(),
  onDone: fn(),
}

/** A wallet that no device and no recovery can open. */
export const losing: LostViewProps = {
  words: enScreens,
  address: account,
  confirmation: '',
  attention: 'awake',
  problem: null,
  isBusy: false,
  onBack: fn(),
  onConfirmationChange: fn(),
  onReplace: fn(),
  onOpenWindow: fn(),
}

/** The warning before the words are shown. */
export const exporting: ExportViewProps = {
  words: enScreens,
  step: 'warning',
  otherAddress: null,
  mnemonic: [],
  attention: 'awake',
  problem: null,
  isBusy: false,
  onRetry: fn(),
  onShow: fn(),
  onOpenWindow: fn(),
  onCancel: fn(),
  onDone: fn(),
}

/** A session by e-mail. */
export const loggingIn: LogInAgainViewProps = {
  words: enScreens,
  state: { step: 'send', email },
  problem: null,
  isBusy: false,
  onRetry: fn(),
  onSend: fn(),
  onCodeChange: fn(),
  onVerify: fn(),
  onOpenProvider: fn(),
  onShowFarcaster: fn(),
  onCancel: fn(),
}
