'use client'

import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { getInternals } from '../../../../core/actions/internals.js'
import type { View } from '../../../../core/model/views/view.js'
import { Unplug } from '../../../../icons/unplug.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { lazyComponent } from '../../../../parts/lazy/lazy-component.js'
import { useOnline } from '../../../../parts/state/use-online.js'
import { FailedMessage } from '../../../../parts/view-body/failed-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { offlineToo } from '../../../../react/use-wallets.js'
import { readAmount } from '../../../../rules/read-amount.js'
import { enPay } from '../../messages/en.js'
import { type Exchange, sendsAsset } from '../../model/exchange.js'
import { readPayView } from '../../model/read-pay-view.js'
import { isPaid, listPayable, type PayOption, type PayRequest } from '../../model/request.js'
import { getPays } from '../../pays.js'
import { useDeposit } from '../../react/use-deposit.js'
import { useShownRequest } from '../../react/use-shown-request.js'
import { PayStatus, type PayStatusProps } from '../parts/pay-status.js'
import { ReadNotice } from '../parts/read-notice.js'
import { NotReadMessage, RequestMessage } from '../parts/request-message.js'
import { useNetworkName } from '../parts/use-network-name.js'
import { writeToken } from '../parts/write-token.js'
import { DepositView } from './deposit-view.js'
import { ExchangeList } from './exchange-list.js'

// Loaded on demand: only FundWallet opens it.
const OwnDeposit = lazyComponent(() =>
  import('./own-deposit.container.js').then((module) => module.OwnDepositContainer),
)

type DepositEntry = Extract<View, { name: 'DepositFromExchange' }>

/** The exchanges that can pay a request, or fill the connected account; then the address for the withdrawal. */
export function DepositFromExchangeContainer({ view }: { view: DepositEntry }) {
  const lintel = useLintel()
  const words = useModalWords()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: getInternals(lintel).createKey('pay', 'exchanges'),
    queryFn: ({ signal }) => getPays(lintel).client.listExchanges({ signal }),
    staleTime: 300_000,
    ...offlineToo,
  })
  if (error && !data) return <NotReadMessage isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <ViewSkeleton label={words.common.loading} shape="list" rows={2} item="described" />
  const exchange = data.find(({ id }) => id === view.exchange) ?? null
  const select = ({ id }: Exchange) => lintel.actions.push({ ...view, exchange: id })
  const shared = { exchanges: data, exchange, onSelect: select }
  if (view.request !== undefined) return <RequestDeposit {...shared} id={view.request} asset={view.asset} />
  return (
    <Suspense fallback={<ViewSkeleton label={words.common.loading} shape="list" rows={2} item="described" />}>
      <OwnDeposit {...shared} />
    </Suspense>
  )
}

type Chosen = {
  exchanges: readonly Exchange[]
  exchange: Exchange | null
  onSelect: (exchange: Exchange) => void
}

/** The asset that the visitor has chosen to pay with. */
type Wanted = { asset: string | undefined }

function RequestDeposit({ id, ...chosen }: Chosen & Wanted & { id: string }) {
  const shown = useShownRequest(id)
  const { data: request, isGone, hasSent, isError } = shown
  if (!request || isGone || request.options.length === 0) return <RequestMessage {...shown} />
  return <Asked {...chosen} request={request} hasSent={hasSent} isUnread={isError} />
}

function Asked(props: Chosen & Wanted & { request: PayRequest; hasSent: boolean; isUnread: boolean }) {
  const { request, hasSent, isUnread, asset, exchanges, exchange, onSelect } = props
  const { actions, store } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('pay', enPay)
  const isOnline = useOnline()
  const nameNetwork = useNetworkName()
  const [begun] = useState(request.missing)
  const view = readPayView(request, { hasSent, now: Date.now() })
  const open = listPayable(request)
  // The chosen one first.
  const payable = [...open.filter((one) => one.asset === asset), ...open]
  const findSent = (one: Exchange) => payable.find((option) => sendsAsset(one, option.asset))
  const sent = exchanges.map(findSent).find((one) => one !== undefined)
  const option = sent ?? payable[0]
  const shared = { labels, locale: words.locale, request, nameNetwork, isOffline: !isOnline, isUnread }
  /** Opens the view with the ways to pay the missing amount. */
  const payRest = () => {
    const at = store.getState().router.stack.findIndex(({ name }) => name === 'Pay')
    if (at >= 0) actions.backTo(at)
    else actions.replace({ name: 'Pay', request: request.id })
  }
  // A visitor who comes to pay the rest knows already that it is missing.
  const isRest = view?.step === 'pay-rest' && request.missing === begun
  if (!option || (view && !isRest)) {
    const leave = () =>
      isPaid(request.status) ? actions.reset({ name: 'PayReceipt', request: request.id }) : actions.close()
    return (
      <PayStatus
        {...shared}
        view={view ?? { phase: request.status, tone: 'waiting', step: null }}
        onStep={(step) => (step === 'pay-rest' ? payRest() : leave())}
      />
    )
  }
  if (!sent) return <Withdrawal {...shared} option={option} exchange={null} />
  if (!exchange) {
    return (
      <ExchangeList
        labels={labels}
        exchanges={exchanges}
        canSend={(one) => findSent(one) !== undefined}
        chain={nameNetwork(option.token)}
        onSelect={onSelect}
      />
    )
  }
  return <Withdrawal {...shared} option={findSent(exchange)} exchange={exchange} />
}

type WithdrawalProps = Omit<PayStatusProps, 'view' | 'onStep'> & {
  /** Undefined if the exchange sends none of the assets. */
  option: PayOption | undefined
  exchange: Exchange | null
}

function Withdrawal(props: WithdrawalProps) {
  const { labels, locale, request, nameNetwork, option = null, exchange } = props
  const words = useModalWords()
  const { deposit, problem, isBlocked, isFetching, refetch, openPage } = useDeposit(request, option, exchange)
  if (problem || !option) {
    return (
      <FailedMessage
        words={words}
        image={<IconTile as={Unplug} />}
        title={labels.notReadTitle}
        text={problem === 'address' ? labels.problems.address : labels.notReadText}
        isRetrying={isFetching}
        onRetry={problem === 'address' ? undefined : refetch}
      />
    )
  }
  if (!deposit) return <ViewSkeleton label={labels.preparing} shape="message" />
  const { token } = option
  return (
    <>
      <DepositView
        labels={labels}
        exchange={exchange}
        address={deposit.address}
        amount={{
          shown: writeToken(deposit.amount, token, locale),
          plain: readAmount(deposit.amount, token.decimals) ?? '',
          symbol: token.symbol,
        }}
        chain={nameNetwork(token)}
        url={deposit.url}
        isBlocked={isBlocked}
        isFollowed
        onOpen={openPage}
      />
      {props.isOffline || props.isUnread ? (
        <ViewBody>
          <ReadNotice {...props} />
        </ViewBody>
      ) : null}
    </>
  )
}
