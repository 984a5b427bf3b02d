import type { PaymentMethod } from './model/asset.js'

/** What the visitor has entered. Null is the first of what is offered. */
export type BuyForm = {
  /** The amount to pay, as it was typed. */
  typed: string
  currency: string | null
  method: PaymentMethod | null
  /** The id of what is bought. */
  asset: string | null
}

/** The form of one instance. What was entered outlives the views. */
export type BuyFormStore = {
  read(): BuyForm
  subscribe(listener: () => void): () => void
  change(changed: Partial<BuyForm>): void
}

export function createBuyForm(): BuyFormStore {
  const listeners = new Set<() => void>()
  let form: BuyForm = { typed: '', currency: null, method: null, asset: null }
  return {
    read: () => form,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changed) {
      form = { ...form, ...changed }
      for (const listener of listeners) listener()
    },
  }
}
