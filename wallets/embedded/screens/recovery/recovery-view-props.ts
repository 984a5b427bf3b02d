import type { ScreenWords } from '../../words/en-screens.js'
import type { Busy } from '../parts/busy.js'
import type { Problem } from '../parts/problem.js'

export type RecoveryViewProps = {
  words: ScreenWords
  /** `unread`: the wallet could not be read; `problem` says why. */
  step: 'loading' | 'unread' | 'open' | 'done' | 'replaced'
  /** How the wallet is recovered. */
  method: 'passkey' | 'password'
  /** Of the EVM account. */
  address: string
  password: string
  /** The password or the passkey is another one. */
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
