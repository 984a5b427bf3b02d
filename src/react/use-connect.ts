'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import type { LintelActions } from '../core/lintel.js'
import type { Account } from '../core/model/account.js'
import { useLintel } from './lintel-context.js'
import { useAction } from './use-action.js'

export type ConnectParameters = Parameters<LintelActions['connect']>[0]

/**
 * Connects a wallet of `useConnectors`. `data` is the account, `error` the reason why the wallet did not connect.
 *
 * @example
 * const { mutate, isPending, error } = useConnect()
 * <button disabled={isPending} onClick={() => mutate({ connectorId })}>Connect</button>
 */
export function useConnect(): UseMutationResult<Account, LintelError, ConnectParameters> {
  const { actions } = useLintel()
  return useAction(actions.connect)
}
