/** Codes of the JSON-RPC of a Solana node besides those of JSON-RPC 2.0. */
export const solanaCodes = {
  preflightFailure: -32_002,
  signatureVerificationFailure: -32_003,
  unsupportedTransactionVersion: -32_015,
  minContextSlotNotReached: -32_016,
} as const
