import type { MouseEvent, Ref } from 'react'
import type { Attention } from '../../approval/watch-attention.js'
import type { ScreenWords } from '../../words/en-screens.js'
import type { Busy } from '../parts/busy.js'
import type { Problem } from '../parts/problem.js'

export type RecoveryViewProps = {
  /** What must be seen before the wallet is given up. */
  ref?: Ref<HTMLDivElement> | undefined
  words: ScreenWords
  /** `unread`: the wallet could not be read; `problem` says why. `lost`: the visitor has no way to recover. */
  step: 'loading' | 'unread' | 'open' | 'lost' | 'done' | 'replaced'
  /** How the wallet is recovered. */
  method: 'passkey' | 'password'
  /** Of the EVM account. */
  address: string
  password: string
  /** The password or the passkey is another one. */
  isWrong: boolean
  /** What the visitor typed to confirm that the wallet is given up. */
  confirmation: string
  attention: Attention
  problem: Problem | null
  busy: Busy | null
  onRetry: () => void
  onPasswordChange: (password: string) => void
  onRecover: () => void
  onLost: () => void
  onBack: () => void
  onConfirmationChange: (text: string) => void
  /** Called while the button is awake. Check the event before the wallet is given up. */
  onReplace: (event: MouseEvent) => void
  onCancel: () => void
  onDone: () => void
}
