'use client'

import { useState, useSyncExternalStore } from 'react'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { type BuyForm, getBuys } from '../buys.js'
import { type BuyAsset, listMethods, type PaymentCurrency, type PaymentMethod } from '../model/asset.js'
import { type BuyOptionsResult, useBuyOptions } from './use-buy-options.js'

export type BuyFormResult = BuyOptionsResult & {
  form: BuyForm
  change(changed: Partial<BuyForm>): void
  /** The assets that can be bought on the network of the account. */
  assets: readonly BuyAsset[]
  asset: BuyAsset | null
  currency: PaymentCurrency | null
  methods: readonly PaymentMethod[]
  method: PaymentMethod
}

/** The visitor's input, and the items of the lists that it selects. */
export function useBuyForm(): BuyFormResult {
  const lintel = useLintel()
  const { network } = useDataAccount({})
  const read = useBuyOptions()
  const [store] = useState(() => getBuys(lintel).form)
  const form = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const assets = read.options?.assets.filter((one) => one.network === network) ?? []
  const currencies = read.options?.currencies ?? []
  const currency = currencies.find(({ id }) => id === form.currency) ?? currencies[0] ?? null
  const methods = listMethods(currency ?? undefined)
  const method = methods.find((one) => one === form.method) ?? methods[0] ?? 'card'
  return {
    ...read,
    form,
    change: store.setState,
    assets,
    asset: assets.find(({ id }) => id === form.asset) ?? assets[0] ?? null,
    currency,
    methods,
    method,
  }
}
