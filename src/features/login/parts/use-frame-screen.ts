'use client'

import type { EmbeddedWallet } from '../../../core/model/embedded-wallet.js'
import { describeLoginProblem } from '../../../parts/embedded/login-problem.js'
import { readLoginProblem } from '../../../parts/embedded/read-login-problem.js'
import { useEmbedded } from '../../../parts/embedded/use-embedded.js'
import { enLogin } from '../../../parts/messages/login.js'
import { useModalWords } from '../../../parts/views/modal-words.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useViewWords } from '../../../react/use-view-words.js'

/**
 * Opens a screen of the frame. The view of the frame replaces the current one meanwhile, so a toast reports a failure. The
 * returned promise settles with the screen, so that a control can ignore presses meanwhile.
 *
 * @example const openExport = useFrameScreen(({ openExport }) => openExport())
 */
export function useFrameScreen<Arguments extends unknown[]>(
  open: (embedded: EmbeddedWallet, ...args: Arguments) => Promise<unknown>,
): (...args: Arguments) => Promise<void> {
  const { actions } = useLintel()
  const embedded = useEmbedded()
  const words = useModalWords()
  const labels = useViewWords('login', enLogin)
  return async (...args) => {
    try {
      await open(embedded, ...args)
    } catch (error) {
      const problem = readLoginProblem(error)
      // A visitor who leaves the screen needs no message.
      if (problem === null || problem === 'login-cancelled') return
      const { title, text } = describeLoginProblem(problem, { words, labels })
      actions.showToast({ variant: 'error', message: `${title}. ${text}` })
    }
  }
}
