'use client'

import { useLintelState } from '../../react/use-lintel-state.js'
import { useRemembered } from '../state/use-remembered.js'
import type { Legal } from './legal-gate.js'

/** The legal documents of the app, and the visitor's consent. Consent given in one view holds in all, until the page is left. */
export function useLegal(): Legal {
  const { termsConditionsUrl, privacyPolicyUrl, features } = useLintelState((state) => state.settings)
  const [isAccepted, onAccept] = useRemembered('connect.legal', false, 'always')
  return {
    legal: features.legalCheckbox ? { isAccepted, onAccept } : undefined,
    termsUrl: termsConditionsUrl,
    privacyUrl: privacyPolicyUrl,
  }
}

/** Whether a wallet may be asked: the visitor has agreed, or the app asks for no consent. */
export function useConsent(): boolean {
  return useLegal().legal?.isAccepted !== false
}
