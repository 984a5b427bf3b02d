'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getInternals } from '../../../core/actions/internals.js'
import type { Lintel } from '../../../core/lintel.js'
import { openLink } from '../../../parts/links/open-link.js'
import { useLintel } from '../../../react/lintel-context.js'
import { offlineToo } from '../../../react/use-wallets.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import { readDue } from '../../../rules/pay/payments.js'
import { type Deposit, type Exchange, readExchangePage } from '../model/exchange.js'
import type { PayOption, PayRequest } from '../model/request.js'
import { getPays } from '../pays.js'

export type DepositResult = {
  deposit: Deposit | null
  /** `address`: the address does not belong to this request and its receiver. */
  problem: 'address' | 'not-read' | null
  /** Whether the browser blocked the window. */
  isBlocked: boolean
  isFetching: boolean
  refetch(): Promise<void>
  /** Opens the page of the exchange. Call it during a press. */
  openPage(): void
}

/**
 * The address for a withdrawal, checked like the address of a payment by the wallet.
 *
 * @param exchange Null: the visitor sends it from anywhere.
 */
export function useDeposit(request: PayRequest, option: PayOption | null, exchange: Exchange | null): DepositResult {
  const lintel = useLintel()
  const [isBlocked, setBlocked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    // The missing amount changes with each arrival.
    queryKey: getInternals(lintel).createKey(
      ...['pay', 'deposit', request.id, exchange?.id, option?.asset, request.received.length],
    ),
    queryFn: ({ signal }) => (option ? readDeposit(lintel, { request, exchange, option, signal }) : null),
    enabled: option !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
    ...offlineToo,
  })
  const url = data?.url ?? null
  return {
    deposit: data ?? null,
    problem: data === null ? 'address' : error ? 'not-read' : null,
    isBlocked,
    isFetching,
    refetch: async () => void (await refetch()),
    openPage: () => setBlocked(url !== null && !openLink(url)),
  }
}

type Wanted = { request: PayRequest; exchange: Exchange | null; option: PayOption; signal: AbortSignal }

/** Null if the address does not belong to the payment. */
async function readDeposit(lintel: Lintel, { request, exchange, option, signal }: Wanted): Promise<Deposit | null> {
  const { client, loadCalls } = getPays(lintel)
  const { id } = request
  const [calls, contract, deposit] = await Promise.all([
    loadCalls(),
    client.describeAddress({ recipient: option.recipient, id }),
    exchange
      ? client.createDeposit({ id, exchange: exchange.id, asset: option.asset, signal })
      : { address: option.address, amount: readDue(request, option), url: null },
  ])
  const computed = calls && contract ? calls.computeAddress(contract) : ''
  const addresses = [deposit.address, option.address]
  if (addresses.some((address) => foldAddress(address) !== foldAddress(computed))) return null
  const url =
    exchange && deposit.url
      ? readExchangePage(deposit.url, { origin: exchange.origin, pageHost: window.location.hostname })
      : null
  // The computed address, because its checksum is right.
  return { ...deposit, address: computed, url }
}
