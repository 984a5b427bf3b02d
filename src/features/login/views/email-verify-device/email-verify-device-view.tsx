'use client'

import type { ShownMessages } from '../../../../core/words/messages.js'
import { Mail } from '../../../../icons/mail.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { LoginFailed } from '../parts/login-failed.js'
import { ResendLine } from '../parts/resend-line.js'

export type EmailVerifyDeviceViewProps = {
  words: ShownMessages
  labels: LoginWords
  /** The address that the link was sent to. */
  email: string
  /** `approved`: the code is next. `resending`: a new link is requested. */
  status: 'waiting' | 'resending' | 'approved'
  problem: LoginProblem | null
  /** Seconds until another link may be sent. */
  resendIn: number
  /** A new link was sent. */
  isResent?: boolean | undefined
  onResend: () => void
  /** Waits again after a failure. */
  onRetry: () => void
  /** Starts the login from its beginning. */
  onRestart: () => void
}

/** Waits until the visitor has approved this device by the link in an e-mail. */
export function EmailVerifyDeviceView(props: EmailVerifyDeviceViewProps) {
  const { labels, email, status, problem, resendIn, isResent, onResend } = props
  if (problem) return <LoginFailed {...props} problem={problem} icon={<IconTile as={Mail} />} />
  const isApproved = status === 'approved'
  return (
    <CenteredMessage
      image={
        <ProgressRing status="waiting">
          <IconTile as={Mail} />
        </ProgressRing>
      }
      title={isApproved ? labels.deviceApprovedTitle : labels.deviceTitle}
      text={isApproved ? labels.deviceApprovedText : labels.deviceText({ email })}
      actions={
        isApproved ? null : (
          <ResendLine
            labels={labels}
            seconds={resendIn}
            isSending={status === 'resending'}
            news={isResent ? labels.linkResent : ''}
            onResend={onResend}
          />
        )
      }
    />
  )
}
