import type { DecodedCall, Simulation } from '../../../../core/requests/contract-calls.js'

/** One call that the wallet would be asked for. */
export type CheckedCall = {
  to: string
  /** wei. */
  value: bigint
  /** What its data says; null when it is not known. */
  decoded: DecodedCall | null
}

/** A step that the wallet is asked for. */
export type SwapStep = 'reset' | 'approve' | 'swap' | 'wrap' | 'unwrap'

/** What is known of a request before the wallet is asked. */
export type SwapFacts = {
  chainId: number
  from: string
  /** The steps that are asked for, in order, and a call for each. */
  steps: readonly SwapStep[]
  calls: readonly CheckedCall[]
  /** Of `build-approve`; null when nothing is approved. */
  spender: string | null
  /** Null when it is not known. */
  spenderHasCode: boolean | null
  /** Of `build-transaction`; null when nothing is swapped. */
  router: string | null
  /** The routers that the app accepts; null: any. */
  routers: readonly string[] | null
  /** Of `build-transaction`, s since 1970; null when the service does not say. */
  deadline: number | null
  /** What the visitor lets be approved; by default exactly the amount. */
  approval: bigint
  /** What the router may take before these calls; null when it is not known. */
  allowance: bigint | null
  /** What the network may take for these steps, in wei: some nodes count it in a simulation. */
  fee: bigint
  /** Null when the node cannot simulate. */
  simulation: Simulation | null
  /** The steps that the simulation ran: those that are asked for, and those that follow them. */
  simulated: readonly SwapStep[]
}

/** What is wrong with a request. The wallet is not asked for it. */
export type SwapFault =
  | 'chain'
  | 'account'
  | 'calls'
  | 'router'
  /** Neither a simulation nor the app says that the router may be called. */
  | 'unverified'
  | 'spender'
  | 'spender-no-code'
  | 'approve-token'
  | 'approve-amount'
  | 'function'
  | 'value'
  | 'amount-in'
  | 'minimum'
  | 'receiver'
  | 'path-start'
  | 'path-end'
  | 'deadline'
  | 'contract'
  /** Nothing tells what the call does. */
  | 'unreadable'
  // What the simulation shows.
  | 'reverts'
  | 'loses-more'
  | 'gains-less'
  | 'moves-token'
  | 'moves-nft'
  | 'leaves-allowance'
