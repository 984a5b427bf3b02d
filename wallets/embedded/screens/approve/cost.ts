/** What a request costs. `fee` in base units of the native currency, at most. */
export type Cost =
  /** A signature costs nothing. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'known'; fee: bigint }
  /** The account cannot pay the amount and the fee. */
  | { status: 'insufficient'; fee: bigint }
  /** `reason`: what the network says, such as why the transaction would revert. */
  | { status: 'failed'; reason: string }
