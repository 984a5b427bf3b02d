import { type ErrorContext, LintelError } from './lintel-error.js'

/** Why there are no records: the server does not answer, or the option `names.gateways` does not allow it. */
export type GatewayFailure = 'unreachable' | 'not-allowed'

/** The records of a name are on a server (ERC-3668) that gave no answer. It is not known whether the name exists. */
export class NameGatewayError extends LintelError {
  override name = 'NameGatewayError'
  readonly reason: GatewayFailure

  constructor({ name, reason, ...context }: ErrorContext & { name: string; reason: GatewayFailure }) {
    super({
      code: 'rpc-unavailable',
      message: `The server that has the records of ${name.slice(0, 80)} ${reason === 'unreachable' ? 'did not answer' : 'may not be asked'}.`,
      whatToDo: ['Read `names.gateways` in docs/names.md. A `connect-src` of the page must allow the gateway.'],
      ...context,
    })
    this.reason = reason
  }
}
