'use client'

import { getHomeView } from '../../../../core/selectors.js'
import { useEmbedded } from '../../../../parts/embedded/use-embedded.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useUpdateCode } from '../parts/use-update-code.js'
import { UpdateEmailSecondaryOtpView } from './update-email-secondary-otp-view.js'

/** Checks the code of the new address, which then becomes the account's. */
export function UpdateEmailSecondaryOtpContainer({ view: { email } }: { view: { email: string } }) {
  const embedded = useEmbedded()
  const { actions, store } = useLintel()
  const form = useUpdateCode(email, async (code) => {
    await embedded.verifySecondaryCode(code)
    actions.reset(getHomeView(store.getState()))
  })
  return <UpdateEmailSecondaryOtpView {...form} email={email} />
}
