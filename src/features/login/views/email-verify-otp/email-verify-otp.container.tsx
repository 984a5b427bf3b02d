'use client'

import { useState } from 'react'
import { Mail } from '../../../../icons/mail.js'
import { readCodeProblem } from '../../../../parts/embedded/read-login-problem.js'
import { useEmbedded, useLoginConnection } from '../../../../parts/embedded/use-embedded.js'
import { useLoginStep } from '../../../../parts/embedded/use-login-step.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { LoginFailed } from '../parts/login-failed.js'
import { useCodeClock } from '../parts/use-code-clock.js'
import { EmailVerifyOtpView } from './email-verify-otp-view.js'

/** Asks for the code, then connects. */
export function EmailVerifyOtpContainer({ view: { email } }: { view: { email: string } }) {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('login', enLogin)
  const check = useLoginStep()
  const resend = useLoginStep()
  const [isResent, setResent] = useState(false)
  const clock = useCodeClock(embedded)
  const { isRunning, failure, connect } = useLoginConnection()
  const restart = () => actions.reset({ name: 'EmailLogin' })
  const failed = failure && readCodeProblem(failure.code)
  if (failed) {
    return (
      <LoginFailed
        {...{ words, labels }}
        problem={failed}
        icon={<IconTile as={Mail} />}
        onRetry={connect}
        onRestart={restart}
      />
    )
  }
  return (
    <EmailVerifyOtpView
      {...{ words, labels, email, isResent, ...clock }}
      // After the code, the account is read.
      status={check.isRunning || isRunning ? 'checking' : resend.isRunning ? 'resending' : 'entering'}
      problem={check.problem ?? resend.problem}
      onSubmit={async (code) => {
        if (await check.run(() => embedded.verifyCode(code))) connect()
      }}
      onResend={async () => setResent(await resend.run(() => embedded.sendEmail(email)))}
      onRestart={restart}
    />
  )
}
