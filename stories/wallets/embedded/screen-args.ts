import { fn } from 'storybook/test'
import type { LinkedAccount, ListedSession } from '../../../src/services/identity/schema.js'
import type { WalletDevice } from '../../../src/services/identity/wallet-schema.js'
import { ratePassword } from '../../../wallets/embedded/recovery/rate-password.js'
import type { AccessViewProps } from '../../../wallets/embedded/screens/devices/access-view.js'
import type { AddPasskeyViewProps } from '../../../wallets/embedded/screens/devices/add-passkey-view.js'
import type { AccessLists } from '../../../wallets/embedded/screens/devices/describe-access.js'
import type { DevicesViewProps } from '../../../wallets/embedded/screens/devices/devices-view.js'
import type { EmailViewProps } from '../../../wallets/embedded/screens/email/email-view.js'
import type { ExportViewProps } from '../../../wallets/embedded/screens/export/export-view.js'
import type { LogInAgainViewProps } from '../../../wallets/embedded/screens/log-in-again/log-in-again-view.js'
import type { LostViewProps } from '../../../wallets/embedded/screens/recovery/lost-view.js'
import type { RecoveryViewProps } from '../../../wallets/embedded/screens/recovery/recovery-view-props.js'
import type { RecoverySetupViewProps } from '../../../wallets/embedded/screens/recovery-setup/recovery-setup-view.js'
import { enScreens } from '../../../wallets/embedded/words/en-screens.js'
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
  isGuessable: async (password) => ratePassword(password) === 'weak',
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
  next: null,
  format: { locale: 'en', timeZone: 'UTC' },
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
  attention: 'ready',
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
  attention: 'ready',
  problem: null,
  isBusy: false,
  onRetry: fn(),
  onShow: fn(),
  onOpenWindow: fn(),
  onCancel: fn(),
  onDone: fn(),
}

/** The current browser, a phone, and a browser that the service does not know. The last used first. */
export const devices: readonly [WalletDevice, WalletDevice, WalletDevice] = [
  {
    thumbprint: 'qHkMNRXcBEPMEFkNVRkLrvkBdSCWw6ZAdTXUgFXzTAI',
    isCurrent: true,
    client: 'Chrome, macOS',
    createdAt: '2026-09-02T08:15:00.000Z',
    usedAt: '2026-11-27T09:41:00.000Z',
  },
  {
    thumbprint: 'LGxTWAKa2g0Z3JfZ8Wn_2KqyDjZuGqbJcXk9Ao-s8Qw',
    isCurrent: false,
    client: 'Safari, iOS',
    createdAt: '2026-10-11T19:02:00.000Z',
    usedAt: '2026-11-26T21:30:00.000Z',
  },
  {
    thumbprint: 'mRw3dV7gJ0uYb1s4Lk6n9PqTzXcVbNmAsDfGhJkLzXc',
    isCurrent: false,
    client: '?',
    createdAt: '2026-10-03T12:00:00.000Z',
    usedAt: '2026-10-03T12:04:00.000Z',
  },
]

/** A tablet that has only logged in. */
export const session: ListedSession = {
  sessionId: 'kf7Q2mX9TzuYb1s4Lk6n9P',
  isCurrent: false,
  method: 'discord',
  origin: 'https://app.example',
  client: 'Firefox, Android',
  deviceThumbprint: null,
  createdAt: '2026-11-20T07:12:00.000Z',
  usedAt: '2026-11-25T16:48:00.000Z',
}

/** The social account of the current login, and one without a name. */
export const links: readonly [LinkedAccount, LinkedAccount] = [
  {
    linkId: 'Zb1s4Lk6n9PqTzXcVbNmAsDfGhJkLzXcmRw3dV7gJ0u',
    provider: 'discord',
    userName: 'Ada',
    isCurrent: false,
    linkedAt: '2026-11-20T07:12:00.000Z',
  },
  {
    linkId: 'XcVbNmAsDfGhJkLzXcmRw3dV7gJ0uZb1s4Lk6n9PqTz',
    provider: 'google',
    userName: null,
    isCurrent: true,
    linkedAt: '2026-09-02T08:15:00.000Z',
  },
]

export const lists: AccessLists = { devices, passkey: null, sessions: [], links: [] }

const format = { locale: 'en', timeZone: 'UTC' }

/** Three devices, and nothing else. */
export const listing: DevicesViewProps = {
  words: enScreens,
  status: 'read',
  lists,
  format,
  next: null,
  emailUndo: null,
  kept: null,
  isPasskeyAdded: false,
  isBusy: false,
  removed: null,
  problem: null,
  onRetry: fn(),
  onAccess: fn(),
  onAddPasskey: fn(),
  onKeep: fn(),
  onDone: fn(),
}

/** A device that can be removed. */
export const removing: AccessViewProps = {
  words: enScreens,
  access: { kind: 'device', device: devices[1] },
  format,
  attention: 'ready',
  problem: null,
  isBusy: false,
  onBack: fn(),
  onRemove: fn(),
  onOpenWindow: fn(),
}

/** A passkey is offered. */
export const addingPasskey: AddPasskeyViewProps = {
  words: enScreens,
  problem: null,
  isBusy: false,
  onBack: fn(),
  onAdd: fn(),
}

/** A change of the e-mail address. */
export const changingEmail: EmailViewProps = {
  words: enScreens,
  status: 'read',
  site: 'app.example',
  email,
  newEmail: 'ada@byron.example',
  attention: 'ready',
  problem: null,
  isBusy: false,
  onRetry: fn(),
  onChange: fn(),
  onOpenWindow: fn(),
  onCancel: fn(),
}

/** A session by e-mail. */
export const loggingIn: LogInAgainViewProps = {
  words: enScreens,
  state: { step: 'send', email },
  problem: null,
  isBusy: false,
  onRetry: fn(),
  onPasskey: fn(),
  onOtherWay: fn(),
  onSend: fn(),
  onCodeChange: fn(),
  onVerify: fn(),
  onOpenProvider: fn(),
  onShowFarcaster: fn(),
  onCancel: fn(),
}
