'use client'

import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useUpdateCode } from '../parts/use-update-code.js'
import { UpdateEmailPrimaryOtpView } from './update-email-primary-otp-view.js'

/** Checks the code of the current address. `email` of the view is the new address. */
export function UpdateEmailPrimaryOtpContainer({ view: { email } }: { view: { email: string } }) {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const { email: present } = useEmbeddedWallet()
  const form = useUpdateCode(email, async (code) => {
    await embedded.verifyPrimaryCode(code)
    actions.replace({ name: 'UpdateEmailSecondaryOtp', email })
  })
  return <UpdateEmailPrimaryOtpView {...form} email={present ?? ''} />
}
