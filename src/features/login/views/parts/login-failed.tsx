'use client'

import type { ReactNode } from 'react'
import { Button } from '../../../../components/button/button.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { describeLoginProblem, endsLogin, type LoginProblem } from '../../../../parts/embedded/login-problem.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { RetryButton } from '../../../../parts/wallet-request/retry-button.js'

export type LoginFailedProps = {
  words: ShownMessages
  labels: LoginWords
  problem: LoginProblem
  /** An IconTile of size 64. */
  icon: ReactNode
  onRetry: () => void
  /** Starts the login from its beginning. Left out where only another try helps. */
  onRestart?: (() => void) | undefined
  /** Cancels. Left out where Back does the same. */
  onCancel?: (() => void) | undefined
}

/** The error of the embedded wallet, and its remedy: another try, a new login, or neither. */
export function LoginFailed(props: LoginFailedProps) {
  const { words, labels, problem, icon, onRetry, onRestart, onCancel } = props
  const { title, text } = describeLoginProblem(problem, { words, labels })
  const canRetry = problem !== 'origin-not-allowed'
  return (
    <CenteredMessage
      image={<ProgressRing status="error">{icon}</ProgressRing>}
      title={title}
      text={text}
      actions={
        canRetry || onCancel ? (
          <>
            {canRetry && onRestart && endsLogin(problem) ? (
              <Button variant="soft" accent="gray" onClick={onRestart}>
                {labels.restart}
              </Button>
            ) : canRetry ? (
              <RetryButton label={words.common.tryAgain} onRetry={onRetry} />
            ) : null}
            {onCancel ? (
              <Button variant="ghost" accent="gray" onClick={onCancel}>
                {words.common.cancel}
              </Button>
            ) : null}
          </>
        ) : null
      }
    />
  )
}
