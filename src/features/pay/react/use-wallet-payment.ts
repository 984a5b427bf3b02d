'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { isRejection } from '../../../core/errors/is-rejection.js'
import { toLintelError } from '../../../core/errors/to-lintel-error.js'
import { findNetwork } from '../../../core/format/find-network.js'
import { toFiat } from '../../../core/requests/payments/convert-value.js'
import type { Payment } from '../../../core/requests/payments/payment.js'
import { queryQuote } from '../../../core/requests/payments/query-quote.js'
import { useViewOf } from '../../../parts/views/use-view-of.js'
import { useLintel } from '../../../react/lintel-context.js'
import { readQueryStatus } from '../../../react/read-query-status.js'
import { useAccount } from '../../../react/use-account.js'
import { useNetworks } from '../../../react/use-network.js'
import { noBalances, usePortfolio } from '../../../react/use-portfolio.js'
import { usePrice } from '../../../react/use-price.js'
import { offlineToo } from '../../../react/use-wallets.js'
import { readDue } from '../../../rules/pay/payments.js'
import { getRun } from '../create-pay-run.js'
import { chooseOption, chooseWay, type Payer, toBalanceKey, type WalletWay } from '../model/choose-way.js'
import { findSwapSource, type SwapSource } from '../model/find-swap-source.js'
import type { PayProblem } from '../model/pay-run.js'
import { listPayable, type PayOption, type PayRequest } from '../model/request.js'

/** The network fee, in base units of the native currency. */
export type PayFee = 'unknown' | 'loading' | 'sponsored' | { amount: bigint; symbol: string; decimals: number }

export type WalletPayment = {
  options: readonly PayOption[]
  option: PayOption
  /** Base units. */
  due: bigint
  /** USD, a decimal text. */
  value: string | null
  way: WalletWay
  /** The token that can be swapped for the missing amount. */
  source: SwapSource | null
  from: string | null
  fee: PayFee
  /** The reason why it was not paid, or would fail. */
  problem: PayProblem | null
  stage: 'idle' | 'checking' | 'asking'
  choose(option: PayOption): void
  /** Checks the payment and asks the wallet. */
  pay(): void
}

/** A selected option. `place`: selected automatically for this account and network; null: selected by the visitor. */
type Choice = { asset: string; place: string | null }

/** How the connected account pays a request. Null without an option that this version knows. */
export function useWalletPayment(request: PayRequest): WalletPayment | null {
  const lintel = useLintel()
  const { account, network } = useAccount()
  const networks = useNetworks()
  const canOpenSwap = useViewOf('trade') !== undefined
  const [chosen, setChosen] = useState<Choice | null>(null)
  const portfolio = usePortfolio()
  const balances = portfolio.data?.balances ?? noBalances
  const source = portfolio.data?.source
  const isReading = portfolio.isLoading && readQueryStatus(portfolio) === 'loading'
  const [run] = useState(() => getRun(lintel, request.id))
  const { stage, problem } = useSyncExternalStore(run.subscribe, run.read, run.read)

  const options = listPayable(request)
  const held = useMemo(() => {
    if (isReading) return null
    const known = balances.map(({ address, amount }) => [toBalanceKey(address), amount] as const)
    // A service lists every token of the account, so a missing token has a balance of 0.
    const missing = source === 'service' ? options.map(({ token }) => [toBalanceKey(token.address), 0n] as const) : []
    return Object.fromEntries([...missing, ...known])
  }, [balances, source, isReading, options])
  const payer: Payer = {
    account,
    network,
    networks: networks.map(({ caipNetworkId }) => caipNetworkId),
    balances: held,
    canSwap: false,
  }
  const due = (one: PayOption) => readDue(request, one)
  const place = `${account?.address} ${network}`
  const kept = chosen && (chosen.place === null || chosen.place === place) ? chosen.asset : null
  const option = options.find(({ asset }) => asset === kept) ?? chooseOption(options, payer, due)
  // The selection stays when balances change, so that nothing moves under a press.
  if (option && account && held && option.asset !== kept) setChosen({ asset: option.asset, place })
  const { data: price } = usePrice({ network: option?.token.network, address: option?.token.address ?? undefined })
  const plain = option && chooseWay(option, due(option), payer)
  const swapSource =
    canOpenSwap && option && plain?.kind === 'not-enough'
      ? findSwapSource(plain.missing, { token: option.token, price: price?.usd ?? null, balances })
      : null
  const way = option && chooseWay(option, due(option), { ...payer, canSwap: swapSource !== null })
  const from =
    way && ['pay', 'reading', 'swap-first', 'not-enough'].includes(way.kind) ? (account?.address ?? null) : null
  const cost = useCost(option, option && due(option), way?.kind === 'pay' ? from : null)
  if (!option || !way) return null
  return {
    options,
    option,
    due: due(option),
    value: price ? toFiat(due(option), option.token.decimals, price.usd) : null,
    way,
    source: swapSource,
    from,
    fee: cost.fee,
    problem: stage === 'idle' ? (problem ?? cost.problem) : null,
    stage,
    choose: ({ asset }) => setChosen({ asset, place: null }),
    pay() {
      if (from) void run.pay({ version: request.version, option, amount: due(option), from })
    },
  }
}

/** The network fee of a payment, and the reason if it would fail. */
function useCost(
  option: PayOption | null,
  due: bigint | null,
  from: string | null,
): { fee: PayFee; problem: PayProblem | null } {
  const lintel = useLintel()
  const networks = useNetworks()
  const payment: Payment | null =
    option && due !== null && from !== null
      ? {
          network: option.token.network,
          from,
          token: toPlainToken(option),
          amount: due.toString(),
          to: option.address,
        }
      : null
  const { data, error, isPending } = useQuery({
    ...queryQuote(lintel, payment ?? noPayment),
    ...offlineToo,
    enabled: payment !== null,
  })
  const currency = option && findNetwork(networks, option.token.network)?.nativeCurrency
  if (!payment) return { fee: 'unknown', problem: null }
  if (error) {
    const known = toLintelError(error)
    const { code } = known
    if (code === 'insufficient-funds') return { fee: 'unknown', problem: { code: 'no-fees' } }
    if (code === 'contract-reverted') return { fee: 'unknown', problem: { code: 'reverts' } }
    return { fee: 'unknown', problem: isRejection(error) ? null : { code: 'failed', error: known } }
  }
  if (isPending) return { fee: 'loading', problem: null }
  if (!data || !currency) return { fee: 'unknown', problem: null }
  if (data.isSponsored) return { fee: 'sponsored', problem: null }
  const { symbol, decimals } = currency
  return { fee: { amount: data.fee, symbol, decimals }, problem: null }
}

const noPayment: Payment = {
  ...{ network: 'eip155:0', from: '', amount: '0', to: '' },
  token: { network: 'eip155:0', name: '', symbol: '', decimals: 0 },
}

function toPlainToken({ token: { network, address, name, symbol, decimals } }: PayOption): Payment['token'] {
  return { network, name, symbol, decimals, ...(address !== null && { address }) }
}
