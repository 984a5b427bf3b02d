'use client'

import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { AmountUnit } from '../../../../core/requests/send/read-send-amount.js'
import { useRemembered } from '../../../../parts/state/use-remembered.js'

/** What was typed into Send. It outlives the views and the modal, so that nothing typed is lost. */
export type SendDraft = {
  token: { network: CaipNetworkId; address?: string } | null
  amount: string
  unit: AmountUnit
  to: string
  /** The amount before it was switched to the other unit, so that switching back restores it. */
  flipped: { amount: string; unit: AmountUnit } | null
}

export const emptyDraft: SendDraft = { token: null, amount: '', unit: 'token', to: '', flipped: null }

/**
 * The draft that the views of Send share.
 *
 * @param asked What the app or another view fills in. It counts once: after a way back, what was typed does.
 */
export function useSendDraft(asked: Partial<SendDraft> | null = null): [SendDraft, (draft: SendDraft) => void] {
  const [kept] = useRemembered('send.draft', emptyDraft, 'always')
  return useRemembered('send.draft', asked ? { ...kept, ...asked } : emptyDraft, asked ? 'back' : 'always')
}

/** The draft for a token that has no price: an amount in USD cannot be one of it, so it is left out. */
export function withoutFiat(draft: SendDraft): SendDraft {
  return draft.unit === 'usd' ? { ...draft, unit: 'token', amount: '', flipped: null } : draft
}
