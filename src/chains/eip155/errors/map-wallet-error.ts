import { SwitchChainError } from 'viem'
import { isRejection } from '../../../core/errors/is-rejection.js'
import { type ErrorContext, LintelError } from '../../../core/errors/lintel-error.js'
import { mapProviderCode } from '../../../core/errors/map-provider-code.js'
import {
  InvalidChainIdError,
  NetworkNotAddedError,
  SwitchNotSupportedError,
} from '../../../core/errors/network-errors.js'
import { describeThrown, toLintelError } from '../../../core/errors/to-lintel-error.js'
import { InsufficientFundsError } from '../../../core/errors/transaction-errors.js'
import { readCode, walkThrown } from '../../../core/errors/walk-thrown.js'

/** Error codes of EVM wallets besides those of `mapProviderCode`: EIP-1193 (4200), EIP-3085 and EIP-3326 (4902), EIP-1474 (negative). */
export const walletErrorCodes = {
  unsupportedMethod: 4200,
  unrecognizedChain: 4902,
  methodNotFound: -32601,
  internal: -32603,
} as const

/** The request that failed: for accounts, or a switch to a chain. */
type Asked = { isConnecting?: boolean; switchingTo?: number }

/** Whether `thrown`, or an error it wraps, has this code. */
export function hasErrorCode(thrown: unknown, code: number): boolean {
  return walkThrown(thrown).some((inner) => readCode(inner) === code)
}

/**
 * The Lintel error for any value that a wallet threw: an error, a plain object, a string or null. Reads the codes of the error
 * and of those it wraps (`cause`, `data.originalError`, `error`); only a rejection is also recognized by its text. Pass
 * `asked` for requests other than signatures and transactions, because some codes then have another meaning.
 */
export function mapWalletError(thrown: unknown, asked: Asked = {}): LintelError {
  const known = walkThrown(thrown).find((inner) => inner instanceof LintelError)
  if (known instanceof LintelError) return known
  const context: ErrorContext = { cause: thrown, details: describeThrown(thrown) }
  if (isRejection(thrown)) return toLintelError(thrown)
  if (isNamed(thrown, 'InsufficientFundsError')) return new InsufficientFundsError(context)
  for (const inner of walkThrown(thrown).filter((error) => !wrapsSwitchFailure(error))) {
    const mapped = mapCode(readCode(inner), asked, context)
    if (mapped) return mapped
  }
  return toLintelError(thrown)
}

function mapCode(
  code: number | undefined,
  { isConnecting = false, switchingTo }: Asked,
  context: ErrorContext,
): LintelError | null {
  switch (code) {
    case walletErrorCodes.unrecognizedChain:
      return new NetworkNotAddedError(context)
    case walletErrorCodes.unsupportedMethod:
    case walletErrorCodes.methodNotFound:
      return switchingTo === undefined ? null : new SwitchNotSupportedError(context)
    case walletErrorCodes.internal:
      return switchingTo === undefined ? null : new InvalidChainIdError({ chainId: switchingTo, ...context })
    default:
      return mapProviderCode(code, isConnecting, context)
  }
}

/** viem recognizes the error texts of nodes for an account that cannot pay, and names the error. */
function isNamed(thrown: unknown, name: string): boolean {
  return walkThrown(thrown).some((inner) => inner instanceof Error && inner.name === name)
}

/** wagmi's `switchChain` wraps every wallet error in an error with the code 4902. */
function wrapsSwitchFailure(thrown: unknown): boolean {
  return thrown instanceof SwitchChainError && thrown.cause !== undefined
}
