'use client'

import { hasView } from '../../../../core/selectors.js'
import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { useLoginStep } from '../../../../parts/embedded/use-login-step.js'
import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { useFrameScreen } from '../../parts/use-frame-screen.js'
import { useCodeClock } from './use-code-clock.js'

/**
 * The shared part of the two code views of an address change. A new code starts the change again: the frame asks once more, and
 * the change starts with the current address. `verify` checks the code and shows the next step.
 */
export function useUpdateCode(email: string, verify: (code: string) => Promise<unknown>) {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const { signOut } = useEmbeddedWallet()
  const hasEmailLogin = useLintelState((state) => hasView(state, 'EmailLogin'))
  const check = useLoginStep()
  const sendAgain = useFrameScreen(async () => {
    const action = await embedded.updateEmail(email)
    const name = action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
    actions.replace({ name, email })
  })
  return {
    words: useModalWords(),
    labels: useViewWords('embedded', enEmbedded),
    login: useViewWords('login', enLogin),
    status: check.isRunning ? 'checking' : 'entering',
    problem: check.problem,
    ...useCodeClock(embedded),
    onSubmit: (code: string) => void check.run(() => verify(code)),
    onResend: sendAgain,
    // A change needs a recent login.
    onRestart: () => void signOut().then(() => actions.open(hasEmailLogin ? { view: 'EmailLogin' } : {})),
  } as const
}
