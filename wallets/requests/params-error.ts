/** Parameters of a JSON-RPC request that are not valid. `code` is that of JSON-RPC 2.0. */
export class ParamsError extends Error {
  override readonly name = 'ParamsError'
  readonly code = -32602
}

/** The error of parameters that are not valid. `message` explains the correct form. */
export function failParams(message: string): ParamsError {
  return new ParamsError(message)
}
