'use client'

import type { ReactNode } from 'react'
import { Button } from '../../../components/button/button.js'
import type { Messages } from '../../../core/messages/en.js'
import type { LoginWords } from '../../../core/messages/views/en-login.js'
import { CenteredMessage } from '../view-body/centered-message.js'
import { ProgressRing } from '../wallet-request/progress-ring.js'
import { RetryButton } from '../wallet-request/retry-button.js'
import { describeLoginProblem, endsLogin, type LoginProblem } from './login-problem.js'

export type LoginFailedProps = {
  words: Messages
  labels: LoginWords
  problem: LoginProblem
  /** An IconTile of size 64. */
  icon: ReactNode
  onRetry: () => void
  /** Starts the login from its beginning. */
  onRestart: () => void
}

/** Why the embedded wallet did not go on, and what helps: another try, a new login, or neither. */
export function LoginFailed({ words, labels, problem, icon, onRetry, onRestart }: LoginFailedProps) {
  const { title, text } = describeLoginProblem(problem, { words, labels })
  return (
    <CenteredMessage
      image={<ProgressRing status="error">{icon}</ProgressRing>}
      title={title}
      text={text}
      actions={
        problem === 'origin-not-allowed' ? null : endsLogin(problem) ? (
          <Button variant="soft" accent="gray" onClick={onRestart}>
            {labels.restart}
          </Button>
        ) : (
          <RetryButton label={words.common.tryAgain} onRetry={onRetry} />
        )
      }
    />
  )
}
