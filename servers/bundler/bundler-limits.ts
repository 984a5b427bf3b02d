export type BundlerLimits = {
  /** Bytes of a request. */
  requestBytes: number
  /** Calls in one batch. */
  batch: number
  /** Bytes of an operation's data: of factory, call, paymaster and signature together. */
  operationBytes: number
  /** Gas that the verification of an account may use, and the same for that of a paymaster. */
  verificationGas: bigint
  /** All gas of an operation. */
  operationGas: bigint
  /** Operations that wait for a block, of one account. */
  pendingOfSender: number
  /** Operations that wait for a block, on one network. */
  pending: number
  /** Transactions of this bundler that wait for a block, on one network. Together they fit into one block. */
  inFlight: number
  /** The least priority fee, wei. Half of the node's suggestion applies if that is more. */
  priorityFee: bigint
  /** Blocks in which an operation is looked for, from the newest back. */
  logBlocks: bigint
}

export const defaultLimits: BundlerLimits = {
  requestBytes: 262_144,
  batch: 10,
  // Nodes take transactions of up to 128 KB. The end of 50 permissions is about 60 KB.
  operationBytes: 98_304,
  verificationGas: 3_000_000n,
  // A transaction may have 16,777,216 (EIP-7825).
  operationGas: 12_000_000n,
  pendingOfSender: 4,
  pending: 256,
  inFlight: 8,
  priorityFee: 0n,
  logBlocks: 10_000n,
}
