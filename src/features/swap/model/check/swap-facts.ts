import type { DecodedCall, Simulation } from '../../../../core/model/contract-calls.js'

/** One call of the request to the wallet. */
export type CheckedCall = {
  to: string
  /** wei. */
  value: bigint
  /** The decoded data; null if the function is unknown. */
  decoded: DecodedCall | null
}

/** A step for which the wallet is asked. */
export type SwapStep = 'reset' | 'approve' | 'swap' | 'wrap' | 'unwrap'

/** The facts about a request that are compared before the wallet is asked. */
export type SwapFacts = {
  chainId: number
  from: string
  /** The requested steps, in order, and a call for each. */
  steps: readonly SwapStep[]
  calls: readonly CheckedCall[]
  /** From `build-approve`; null if nothing is approved. */
  spender: string | null
  /** Null if unknown. */
  spenderHasCode: boolean | null
  /** From `build-transaction`; null if nothing is swapped. */
  router: string | null
  /** The routers that the app accepts; null: any. */
  routers: readonly string[] | null
  /** From `build-transaction`, s since 1970; null if the service does not say. */
  deadline: number | null
  /** The amount that the visitor approves; by default exactly the amount of the swap. */
  approval: bigint
  /** The router's allowance before these calls; null if unknown. */
  allowance: bigint | null
  /** The network fee of these steps, in wei: some nodes include it in a simulation. */
  fee: bigint
  /** Null if the node cannot simulate. */
  simulation: Simulation | null
  /** The steps in the simulation: the requested ones, and those after them. */
  simulated: readonly SwapStep[]
}
