'use client'

import { useSingleRun } from '../../../../components/use-single-run.js'
import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { useFrameScreen } from '../../parts/use-frame-screen.js'
import { UpdateEmailView } from './update-email-view.js'

/** Asks for the new address. The frame shows both addresses, and the change starts there. */
export function UpdateEmailContainer() {
  const { actions } = useLintel()
  const { email } = useEmbeddedWallet()
  const [isSending, run] = useSingleRun()
  const start = useFrameScreen(async (embedded, next: string) => {
    const action = await embedded.updateEmail(next)
    const name = action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
    actions.push({ name, email: next })
  })
  return (
    <UpdateEmailView
      labels={useViewWords('embedded', enEmbedded)}
      login={useViewWords('login', enLogin)}
      email={email}
      isSending={isSending}
      onSubmit={(next) => void run(() => start(next))}
    />
  )
}
