import { RpcRequestError } from 'viem'

/**
 * The error that the node answered with: its code and text. Undefined for other errors, as when it does not answer.
 * viem wraps it.
 */
export function readRpcError(error: unknown): { code: number; text: string } | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RpcRequestError) return { code: cause.code, text: cause.details }
  }
  return undefined
}
