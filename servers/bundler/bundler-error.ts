/** Codes of JSON-RPC errors in ERC-7769. */
export const bundlerCodes = {
  /** The EntryPoint refuses the operation: its account, nonce, fee or gas. */
  rejected: -32_500,
  paymasterRejected: -32_501,
  /** The verification breaks a rule of ERC-7562. */
  opcode: -32_502,
  outOfTimeRange: -32_503,
  throttled: -32_504,
  invalidSignature: -32_507,
  /** The call of the account reverts. Not in ERC-7769, but the code that bundlers use. */
  executionReverted: -32_521,
} as const

/** The JSON-RPC error that a caller gets instead of a result: its code and its text. */
export class BundlerError extends Error {
  override readonly name = 'BundlerError'

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
