/** An error reply of JSON-RPC. `data` goes into the reply. */
export class RpcFailure extends Error {
  override name = 'RpcFailure'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}
