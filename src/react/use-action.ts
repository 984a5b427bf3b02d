'use client'

import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { LintelError } from '../core/errors/lintel-error.js'
import { offlineToo } from './use-wallets.js'

/**
 * An action that needs the wallet. Offline it fails at once, and it is never retried by itself, whatever the app's query
 * client does: a wallet must not ask the visitor twice, or long after they pressed the button.
 */
export function useAction<Data, Variables>(
  action: (variables: Variables) => Promise<Data>,
): UseMutationResult<Data, LintelError, Variables> {
  return useMutation({ mutationFn: action, ...offlineToo, retry: false })
}
