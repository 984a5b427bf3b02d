/**
 * What a request costs. `fee` in base units of the native currency, at most. `createsAccount`: the smart account is not deployed
 * yet, and this deploys it.
 */
export type Cost =
  /** A signature costs nothing. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'known'; fee: bigint; createsAccount?: boolean }
  /** The account cannot pay the amount and the fee. */
  | { status: 'insufficient'; fee: bigint; createsAccount?: boolean }
  /** `reason`: what the network says, such as why the transaction would revert. */
  | { status: 'failed'; reason: string }
