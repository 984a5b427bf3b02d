'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import type { LintelActions } from '../core/lintel.js'
import { useLintel } from './lintel-context.js'
import { useAction } from './use-action.js'

export type SendTransactionParameters = Parameters<LintelActions['sendTransaction']>[0]

/**
 * Asks the active account to send a transaction. `data` is its id, once the wallet has sent it: it may still fail on the chain, see
 * `useLintelEvents`.
 *
 * @example
 * const { mutate, data } = useSendTransaction()
 * <button onClick={() => mutate({ kind: 'transfer', to, amount: 10n ** 16n })}>Pay</button>
 */
export function useSendTransaction(): UseMutationResult<string, LintelError, SendTransactionParameters> {
  const { actions } = useLintel()
  return useAction((request) => actions.sendTransaction(request))
}
