'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import type { LintelActions } from '../core/lintel.js'
import { useLintel } from './lintel-context.js'
import { useAction } from './use-action.js'

export type DisconnectParameters = Parameters<LintelActions['disconnect']>[0]

/**
 * Disconnects one wallet, or every wallet of a namespace.
 *
 * @example
 * const { mutate } = useDisconnect()
 * <button onClick={() => mutate()}>Disconnect</button>
 */
export function useDisconnect(): UseMutationResult<void, LintelError, DisconnectParameters> {
  const { actions } = useLintel()
  return useAction(actions.disconnect)
}
