'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import type { LintelActions } from '../core/lintel.js'
import type { Signed } from '../core/model/requests.js'
import { useLintel } from './lintel-context.js'
import { useAction } from './use-action.js'

export type SignMessageParameters = Parameters<LintelActions['signMessage']>[0]

/**
 * Asks the active account to sign a text.
 *
 * @example
 * const { mutate, data } = useSignMessage()
 * <button onClick={() => mutate({ message: 'Hello' })}>{data?.signature ?? 'Sign'}</button>
 */
export function useSignMessage(): UseMutationResult<Signed, LintelError, SignMessageParameters> {
  const { actions } = useLintel()
  return useAction(actions.signMessage)
}
