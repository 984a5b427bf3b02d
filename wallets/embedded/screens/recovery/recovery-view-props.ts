import type { Wallet } from '../../../../src/services/identity/wallet-schema.js'
import type { ScreenWords } from '../../words/en-screens.js'
import type { TimeFormat } from '../devices/describe-device.js'
import type { Busy } from '../parts/busy.js'
import type { Problem } from '../parts/problem.js'

export type RecoveryViewProps = {
  words: ScreenWords
  /** `unread`: the wallet could not be read; `problem` says why. */
  step: 'loading' | 'unread' | 'open' | 'done' | 'replaced' | 'waiting'
  /** How the wallet is recovered. */
  method: 'passkey' | 'password'
  /** The address of the EVM account. */
  address: string
  /** A wallet that was begun without the key of this one, and takes its place. */
  next: Wallet['next']
  format: TimeFormat
  password: string
  /** The password or the passkey is wrong. */
  isWrong: boolean
  problem: Problem | null
  busy: Busy | null
  onRetry: () => void
  onPasswordChange: (password: string) => void
  onRecover: () => void
  /** The visitor has no way to recover. */
  onLost: () => void
  onCancel: () => void
  onDone: () => void
}
