'use client'

import { enLogin } from '../../../core/messages/views/en-login.js'
import { useMessages } from '../../../react/use-messages.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { useEmailLogin } from '../../parts/login/use-email-login.js'
import { useEmbedded } from '../../parts/login/use-embedded.js'
import { EmailLoginView } from './email-login-view.js'

/** Begins a login by e-mail, with the address that was used last. */
export function EmailLoginContainer() {
  const embedded = useEmbedded()
  const { isRunning, problem, waitSeconds, onEmail } = useEmailLogin(embedded)
  return (
    <EmailLoginView
      words={useMessages()}
      labels={useViewWords('login', enLogin)}
      defaultValue={embedded.getLogin().email ?? ''}
      isSending={isRunning}
      problem={problem}
      waitSeconds={waitSeconds}
      onSubmit={onEmail}
    />
  )
}
