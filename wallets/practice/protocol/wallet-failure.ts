import { NodeAnswerError } from '../../requests/node-answer-error.js'
import { ParamsError } from '../../requests/params-error.js'

/** Codes of EIP-1193, EIP-3085, EIP-3326 and JSON-RPC that this wallet answers with. */
export const failureCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  invalidParams: -32602,
  internal: -32603,
  limitExceeded: -32005,
  /** EIP-1474. */
  transactionRejected: -32003,
  /** Not from a standard: the browser blocked the wallet's window. */
  windowBlocked: -32010,
} as const

/** A failure as data: structured cloning removes the code of an `Error`. */
export type FailureData = { code: number; message: string; data?: unknown }

/** The error of a request that this wallet did not execute (the `ProviderRpcError` of EIP-1193). */
export class WalletFailure extends Error {
  override readonly name = 'WalletFailure'
  readonly code: number
  readonly data: unknown

  constructor({ code, message, data }: FailureData) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Converts a thrown value to data: a failure of a known kind keeps its code, everything else becomes an internal error. */
export function toFailureData(error: unknown): FailureData {
  if (error instanceof WalletFailure) {
    const { code, message, data } = error
    return data === undefined ? { code, message } : { code, message, data }
  }
  if (error instanceof ParamsError || error instanceof NodeAnswerError)
    return { code: error.code, message: error.message }
  const message = error instanceof Error ? error.message : String(error)
  return { code: failureCodes.internal, message: `The practice wallet failed: ${message}` }
}
