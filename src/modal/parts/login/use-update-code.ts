'use client'

import { useState } from 'react'
import { enEmbedded } from '../../../core/messages/views/en-embedded.js'
import { enLogin } from '../../../core/messages/views/en-login.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useEmbeddedWallet } from '../../../react/use-embedded-wallet.js'
import { useMessages } from '../../../react/use-messages.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { useCodeClock } from './use-code-clock.js'
import { useEmbedded } from './use-embedded.js'
import { useLoginStep } from './use-login-step.js'

/**
 * What the two views of the codes of a change have in common. A new code begins the change again: it starts with the
 * present address. `verify` checks the code and shows what comes next.
 */
export function useUpdateCode(email: string, verify: (code: string) => Promise<unknown>) {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const { signOut } = useEmbeddedWallet()
  const check = useLoginStep()
  const resend = useLoginStep()
  const [isResent, setResent] = useState(false)
  const status = check.isRunning ? 'checking' : resend.isRunning ? 'resending' : 'entering'
  const sendAgain = async () => {
    const action = await embedded.updateEmail(email)
    const name = action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
    actions.replace({ name, email })
  }
  return {
    words: useMessages(),
    labels: useViewWords('embedded', enEmbedded),
    login: useViewWords('login', enLogin),
    status,
    problem: check.problem ?? resend.problem,
    isResent,
    ...useCodeClock(embedded),
    onSubmit: (code: string) => void check.run(() => verify(code)),
    onResend: async () => setResent(await resend.run(sendAgain)),
    // A change needs a login of the last minutes.
    onRestart: () => void signOut().then(() => actions.open({ view: 'EmailLogin' })),
  } as const
}
