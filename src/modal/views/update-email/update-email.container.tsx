'use client'

import { enEmbedded } from '../../../core/messages/views/en-embedded.js'
import { enLogin } from '../../../core/messages/views/en-login.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useEmbeddedWallet } from '../../../react/use-embedded-wallet.js'
import { useMessages } from '../../../react/use-messages.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { useEmbedded } from '../../parts/login/use-embedded.js'
import { useLoginStep } from '../../parts/login/use-login-step.js'
import { UpdateEmailView } from './update-email-view.js'

/** Begins a change of the e-mail address. */
export function UpdateEmailContainer() {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const { email } = useEmbeddedWallet()
  const { run, isRunning, problem, waitSeconds } = useLoginStep()
  const start = async (next: string) => {
    const action = await embedded.updateEmail(next)
    const name = action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
    actions.push({ name, email: next })
  }
  return (
    <UpdateEmailView
      words={useMessages()}
      labels={useViewWords('embedded', enEmbedded)}
      login={useViewWords('login', enLogin)}
      email={email}
      isSending={isRunning}
      problem={problem}
      waitSeconds={waitSeconds}
      onSubmit={(next) => void run(() => start(next))}
    />
  )
}
