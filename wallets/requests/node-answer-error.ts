/** A node answered with something that JSON-RPC does not allow. `code` is that of JSON-RPC 2.0. */
export class NodeAnswerError extends Error {
  override readonly name = 'NodeAnswerError'
  readonly code = -32603

  constructor(method: string) {
    super(`The chain's answer to ${method} is not a number.`)
  }
}
