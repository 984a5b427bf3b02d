/** Codes of JSON-RPC 2.0 (section 5.1), and two from its range for servers. */
export const rpcCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  notKept: -32_000,
  limitExceeded: -32_005,
} as const

/** The error response to a request. `message` names the fault and the remedy. */
export class RpcError extends Error {
  override name = 'RpcError'

  constructor(
    readonly code: (typeof rpcCodes)[keyof typeof rpcCodes],
    message: string,
  ) {
    super(message)
  }
}
