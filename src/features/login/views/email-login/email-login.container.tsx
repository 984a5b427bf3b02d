'use client'

import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { useEmailLogin } from '../../parts/use-email-login.js'
import { EmailLoginView } from './email-login-view.js'

/** Begins a login by e-mail, with the address that was used last. */
export function EmailLoginContainer() {
  const embedded = useEmbedded()
  const { isRunning, problem, waitSeconds, onEmail } = useEmailLogin(embedded)
  return (
    <EmailLoginView
      words={useModalWords()}
      labels={useViewWords('login', enLogin)}
      defaultValue={embedded.getLogin().email ?? ''}
      isSending={isRunning}
      problem={problem}
      waitSeconds={waitSeconds}
      onSubmit={onEmail}
    />
  )
}
