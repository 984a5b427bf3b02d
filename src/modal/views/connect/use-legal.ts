'use client'

import { useLintelState } from '../../../react/index.js'
import { useRemembered } from '../../parts/remembered/use-remembered.js'
import type { Legal } from './legal-gate.js'

/** What has to be agreed to. What was agreed to once, in whichever view, holds for as long as the page. */
export function useLegal(): Legal {
  const { termsConditionsUrl, privacyPolicyUrl, wallets } = useLintelState((state) => state.settings)
  const [isAccepted, onAccept] = useRemembered('connect.legal', false, 'always')
  return {
    legal: wallets.asksForLegal ? { isAccepted, onAccept } : undefined,
    termsUrl: termsConditionsUrl,
    privacyUrl: privacyPolicyUrl,
  }
}
