'use client'

import type { LoginMethodsProps } from '../../../../parts/views/view-parts.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { startSocial } from '../../parts/socials/start-social.js'
import { useEmailLogin } from '../../parts/use-email-login.js'
import { EmbeddedMethods, type EmbeddedMethodsProps } from './embedded-methods.js'

/** E-mail and social accounts, which lead to the embedded wallet of the app. */
export function EmbeddedMethodsContainer(props: LoginMethodsProps) {
  const { actions, embedded } = useLintel()
  const { isRunning, problem, waitSeconds, onEmail } = useEmailLogin(embedded)
  const login: EmbeddedMethodsProps['login'] = {
    isSending: isRunning,
    problem,
    waitSeconds,
    onEmail,
    onSocial(provider) {
      if (provider === 'farcaster') return actions.push({ name: 'ConnectingFarcaster' })
      // First: browsers open a window only during a press.
      if (embedded) startSocial(embedded, provider)
      actions.push({ name: 'ConnectingSocial', provider })
    },
  }
  return <EmbeddedMethods {...props} login={login} />
}
