/** In ms. */
export type SenderTimes = {
  /** Interval at which a transaction is looked for. */
  poll: number
  /** A transaction that the node has not known for so long is dropped. */
  drop: number
  /** A transaction that is not in a block after so long may be replaced by one with higher fees. */
  patience: number
  /** How long an operation may wait. */
  expiry: number
  /** How long closing continues to send waiting operations. */
  drain: number
}

export const defaultTimes: SenderTimes = { poll: 500, drop: 5_000, patience: 30_000, expiry: 3_600_000, drain: 2_000 }
