'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import { useEmbedded } from '../../parts/use-embedded.js'
import { useUpdateCode } from '../parts/use-update-code.js'
import { UpdateEmailSecondaryOtpView } from './update-email-secondary-otp-view.js'

/** Checks the code of the new address, which then becomes the account's. */
export function UpdateEmailSecondaryOtpContainer({ view: { email } }: { view: { email: string } }) {
  const embedded = useEmbedded()
  const { actions } = useLintel()
  const form = useUpdateCode(email, async (code) => {
    await embedded.verifySecondaryCode(code)
    actions.reset({ name: 'Account' })
  })
  return <UpdateEmailSecondaryOtpView {...form} email={email} />
}
