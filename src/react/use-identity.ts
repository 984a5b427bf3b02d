'use client'

import type { Identity } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import type { ReadResult } from './read-result.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { useRead } from './use-read.js'

/**
 * The name and avatar of an account, by default of the connected one. Both are null without a data API, and for an account
 * without them. An avatar may show anything: show the address too.
 *
 * @example
 * const { data } = useIdentity({ address })
 * return <span>{data?.name ?? address}</span>
 */
export function useIdentity(parameters: DataAccount = {}): ReadResult<Identity> {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  return useRead(queries.identity(account), { enabled })
}
