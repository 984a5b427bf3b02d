'use client'

import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import { offlineToo } from './use-wallets.js'

/**
 * An action that a wallet is asked for. Offline it fails at once, and it is never tried again by itself, whatever the app's query
 * client does: a wallet must not ask for what was pressed long ago, or twice.
 */
export function useAction<Data, Variables>(
  action: (variables: Variables) => Promise<Data>,
): UseMutationResult<Data, LintelError, Variables> {
  return useMutation({ mutationFn: action, ...offlineToo, retry: false })
}
