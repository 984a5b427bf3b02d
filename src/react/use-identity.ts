'use client'

import { useQuery } from '@tanstack/react-query'
import type { Identity } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { offlineToo } from './use-wallets.js'

export type IdentityResult = Identity & {
  /** No answer yet. */
  isLoading: boolean
  error: unknown
}

/**
 * The name and avatar of an account, by default of the connected one. Both are null without a data API, and for an account
 * that has none. An avatar may show anything: show the address too.
 *
 * @example
 * const { name, avatarUrl } = useIdentity({ address })
 */
export function useIdentity(parameters: DataAccount = {}): IdentityResult {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  const { data, isPending, error } = useQuery({ ...queries.identity(account), ...offlineToo, enabled })
  return { name: data?.name ?? null, avatarUrl: data?.avatarUrl ?? null, isLoading: enabled && isPending, error }
}
