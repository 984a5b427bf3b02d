/**
 * What a request costs. `fee` in base units of the native currency, at most. `createsAccount`: the smart account is not deployed
 * yet, and this deploys it. `isSponsored`: another one pays the fee for the visitor. `payer`: the account that pays it, where the
 * request names another one.
 */
export type Cost =
  /** A signature costs nothing. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'known'; fee: bigint; createsAccount?: boolean; isSponsored?: boolean; payer?: string }
  /** The account cannot pay the amount and the fee. */
  | { status: 'insufficient'; fee: bigint; createsAccount?: boolean }
  /** `reason`: what the network says, such as why the transaction would revert. */
  | { status: 'failed'; reason: string }

/** Whether a request with this cost can be approved. */
export function isPayable({ status }: Cost): boolean {
  return status === 'none' || status === 'known'
}

/** The fee that is shown; null when there is none. */
export function readFee(cost: Cost): bigint | null {
  return 'fee' in cost ? cost.fee : null
}
