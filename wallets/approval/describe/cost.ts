/**
 * The cost of a request. `fee` in base units of the native currency, at most. `createsAccount`: the smart account is not deployed
 * yet, and this deploys it. `isSponsored`: somebody else pays the fee for the visitor. `payer`: the account that pays it, where the
 * request names another one.
 */
export type Cost =
  /** A signature costs nothing. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'known'; fee: bigint; createsAccount?: boolean; isSponsored?: boolean; payer?: string }
  /** The account cannot pay the amount and the fee. */
  | { status: 'insufficient'; fee: bigint; createsAccount?: boolean }
  /** `reason`: the reason that the network gives, such as why the transaction would revert. */
  | { status: 'failed'; reason: string }

/** Whether a request with this cost can be approved. */
export function isPayable({ status }: Cost): boolean {
  return status === 'none' || status === 'known'
}

/** The fee that is shown; null if there is no fee. */
export function readFee(cost: Cost): bigint | null {
  return 'fee' in cost ? cost.fee : null
}
