import { type ErrorContext, LintelError } from './lintel-error.js'

/** The network is not in `createLintel({ networks })`. */
export class NetworkNotConfiguredError extends LintelError {
  override name = 'NetworkNotConfiguredError'

  constructor({
    network,
    configured = [],
    ...context
  }: ErrorContext & { network: string | number; configured?: readonly (string | number)[] }) {
    super({
      code: 'network-not-configured',
      message: `Network Not Found: ${network}.`,
      whatToDo: [`Add it to \`networks\`. Configured: ${configured.join(', ') || 'none'}.`],
      ...context,
    })
  }
}

/** The wallet cannot switch networks for a site (EIP-1193 4200, no such method), or accepted and did not switch. */
export class SwitchNotSupportedError extends LintelError {
  override name = 'SwitchNotSupportedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'switch-not-supported',
      message: 'This wallet cannot switch networks for a site.',
      whatToDo: ['Ask the visitor to choose it in the wallet.'],
      ...context,
    })
  }
}

/** The wallet does not know the network (4902) and did not add it. */
export class NetworkNotAddedError extends LintelError {
  override name = 'NetworkNotAddedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'network-not-added',
      message: 'The wallet does not know this network and did not add it.',
      whatToDo: ['Offer to try again, or ask the visitor to add it.'],
      ...context,
    })
  }
}

/** The chain id is zero, negative or fractional, or the wallet refused it (-32603). */
export class InvalidChainIdError extends LintelError {
  override name = 'InvalidChainIdError'

  constructor({ chainId, ...context }: ErrorContext & { chainId: unknown }) {
    super({
      code: 'invalid-chain-id',
      message: `${String(chainId)} is not a chain id.`,
      whatToDo: ['On eip155 a chain id is a whole number above 0, for example 8453.'],
      ...context,
    })
  }
}

/** No node of the network answered. */
export class RpcUnavailableError extends LintelError {
  override name = 'RpcUnavailableError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'rpc-unavailable',
      message: 'No node of this network answered.',
      whatToDo: ['Check `rpcUrls.default.http`, or set `services.rpc`.'],
      ...context,
    })
  }
}

/** The balance could not be read. It is read again after 30 s. */
export class BalanceUnavailableError extends LintelError {
  override name = 'BalanceUnavailableError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'balance-unavailable',
      message: 'The balance could not be read.',
      whatToDo: ['Lintel reads it again after 30 s.'],
      ...context,
    })
  }
}
