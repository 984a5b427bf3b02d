import type { PaymentMethod } from './model/asset.js'

/** The visitor's input. Null selects the first offered item. */
export type BuyForm = {
  /** The amount to pay, as it was typed. */
  typed: string
  currency: string | null
  method: PaymentMethod | null
  /** The id of the asset to buy. */
  asset: string | null
}

/** The form of one instance. The input outlives the views. */
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
