'use client'

import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { AmountUnit } from '../../../../core/requests/payments/read-typed-amount.js'
import { useRemembered } from '../../../../parts/state/use-remembered.js'

/** The visitor's input in Send. It outlives the views and the modal, so that nothing typed is lost. */
export type SendDraft = {
  token: { network: CaipNetworkId; address?: string } | null
  amount: string
  unit: AmountUnit
  to: string
  /** The amount before the switch to the other unit, so that switching back restores it. */
  flipped: { amount: string; unit: AmountUnit } | null
}

export const emptyDraft: SendDraft = { token: null, amount: '', unit: 'token', to: '', flipped: null }

/**
 * The draft that the views of Send share.
 *
 * @param asked The values of the app or another view. They are filled in once: after Back, the visitor's input stays.
 */
export function useSendDraft(asked: Partial<SendDraft> | null = null): [SendDraft, (draft: SendDraft) => void] {
  const [kept] = useRemembered('send.draft', emptyDraft, 'always')
  return useRemembered('send.draft', asked ? { ...kept, ...asked } : emptyDraft, asked ? 'back' : 'always')
}

/** The draft for a token without a price: an amount in USD cannot be converted, so it is left out. */
export function withoutFiat(draft: SendDraft): SendDraft {
  return draft.unit === 'usd' ? { ...draft, unit: 'token', amount: '', flipped: null } : draft
}
