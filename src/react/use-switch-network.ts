'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import type { LintelActions } from '../core/lintel.js'
import { useLintel } from './lintel-context.js'
import { useAction } from './use-action.js'

export type SwitchNetworkParameters = Parameters<LintelActions['switchNetwork']>[0]

/**
 * Switches the network of the wallet, which may ask the visitor. `error` is the reason why it did not switch.
 *
 * @example
 * const { mutate, error } = useSwitchNetwork()
 * <button onClick={() => mutate({ network: 'eip155:8453' })}>Switch to Base</button>
 */
export function useSwitchNetwork(): UseMutationResult<void, LintelError, SwitchNetworkParameters> {
  const { actions } = useLintel()
  return useAction(actions.switchNetwork)
}
