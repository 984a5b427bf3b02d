'use client'

import type { ComponentType } from 'react'
import { SwapFormContainer, type SwapFormProps } from '../features/swap/views/swap/swap-form.container.js'
import { onPage } from './on-page.js'

/**
 * The form of the view Swap, for a page: the connected account on its network. Choosing a token and the review open the
 * modal, so render LintelModal too. The input is shared with the modal and `useSwap`. Show the form on a network with swaps:
 * see `useSwapNetworks`.
 *
 * @example
 * const network = useNetwork()
 * const canSwap = useSwapNetworks().some((one) => one.caipNetworkId === network?.caipNetworkId)
 * return canSwap ? <Card><SwapForm from="native" /></Card> : null
 */
export const SwapForm: ComponentType<SwapFormProps> = /* @__PURE__ */ onPage(SwapFormContainer)
