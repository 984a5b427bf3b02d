'use client'

import type { EmbeddedWallet } from '../../../core/model/embedded-wallet.js'
import { useLoginConnection } from '../../../parts/embedded/use-embedded.js'
import { type LoginStep, useLoginStep } from '../../../parts/embedded/use-login-step.js'
import { useLintel } from '../../../react/lintel-context.js'

/** Sends the first e-mail of a login, and shows the view of the next step. */
export function useEmailLogin(
  embedded: Pick<EmbeddedWallet, 'sendEmail'> | null,
): Omit<LoginStep, 'run'> & { onEmail: (email: string) => void } {
  const { actions } = useLintel()
  const { connect, isRunning } = useLoginConnection()
  const { run, ...step } = useLoginStep()
  const send = async (email: string) => {
    switch (await embedded?.sendEmail(email)) {
      case 'VERIFY_OTP':
        return actions.push({ name: 'EmailVerifyOtp', email })
      case 'VERIFY_DEVICE':
        return actions.push({ name: 'EmailVerifyDevice', email })
      case 'CONNECT':
        // This browser still has a session for the address.
        return connect()
    }
  }
  return { ...step, isRunning: step.isRunning || isRunning, onEmail: (email) => void run(() => send(email)) }
}
