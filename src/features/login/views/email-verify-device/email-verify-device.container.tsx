'use client'

import { useEffect, useState } from 'react'
import { useEffectEvent } from '../../../../components/use-effect-event.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { readLoginProblem } from '../../../../parts/embedded/read-login-problem.js'
import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { useLoginStep } from '../../../../parts/embedded/use-login-step.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { useCodeClock } from '../parts/use-code-clock.js'
import { EmailVerifyDeviceView } from './email-verify-device-view.js'

/** Waits for the link in the e-mail, then asks for the code. */
export function EmailVerifyDeviceContainer({ view: { email } }: { view: { email: string } }) {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const resend = useLoginStep()
  const [tries, setTries] = useState(0)
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const { resendIn } = useCodeClock(embedded)
  const wait = useEffectEvent((signal: AbortSignal) => {
    embedded.waitForDevice(signal).then(
      () => actions.replace({ name: 'EmailVerifyOtp', email }),
      (error: unknown) => setProblem(readLoginProblem(error)),
    )
  })

  useEffect(() => {
    const leaving = new AbortController()
    if (tries > 0) setProblem(null)
    wait(leaving.signal)
    return () => leaving.abort()
  }, [tries])

  return (
    <EmailVerifyDeviceView
      words={useModalWords()}
      labels={useViewWords('login', enLogin)}
      email={email}
      status={resend.isRunning ? 'resending' : 'waiting'}
      problem={problem ?? resend.problem}
      resendIn={resendIn}
      isResent={sent > 0}
      onResend={async () => {
        if (await resend.run(() => embedded.sendEmail(email))) setSent(sent + 1)
      }}
      onRetry={() => setTries(tries + 1)}
      onRestart={() => actions.reset({ name: 'EmailLogin' })}
    />
  )
}
