'use client'

import { Suspense, useEffect, useState } from 'react'
import type { View } from '../../../../core/model/views/view.js'
import { lazyComponent } from '../../../../parts/lazy/lazy-component.js'
import { useOnline } from '../../../../parts/state/use-online.js'
import { useSecondsLeft } from '../../../../parts/state/use-seconds-left.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { readDue } from '../../../../rules/pay/payments.js'
import { enPay } from '../../messages/en.js'
import { readPayView } from '../../model/read-pay-view.js'
import { isPaid, listPayable, type PayOption, type PayRequest } from '../../model/request.js'
import { useShownRequest } from '../../react/use-shown-request.js'
import { PayStatus } from '../parts/pay-status.js'
import { RequestMessage } from '../parts/request-message.js'
import { useNetworkName } from '../parts/use-network-name.js'
import { connectFirst } from './connect-first.js'
import { PayView } from './pay-view.js'

// Loaded on demand: an exchange needs no account.
const WalletWays = lazyComponent(() =>
  import('./wallet-ways.container.js').then((module) => module.WalletWaysContainer),
)

/** Shows a payment request, pays it, and follows it until it has its confirmations. */
export function PayContainer({ view: { request: id } }: { view: Extract<View, { name: 'Pay' }> }) {
  const { actions } = useLintel()
  const shown = useShownRequest(id)
  const { data: request, isGone, hasSent, isError } = shown
  const hasEnded = request !== undefined && isPaid(request.status)
  useEffect(() => {
    if (hasEnded) actions.replace({ name: 'PayReceipt', request: id })
  }, [actions, id, hasEnded])
  // This version may know none of the options.
  if (!request || isGone || request.options.length === 0) return <RequestMessage {...shown} />
  return <Asked request={request} hasSent={hasSent} isUnread={isError} />
}

function Asked({ request, hasSent, isUnread }: { request: PayRequest; hasSent: boolean; isUnread: boolean }) {
  const lintel = useLintel()
  const { actions } = lintel
  const words = useModalWords()
  const labels = useViewWords('pay', enPay)
  const { account } = useAccount()
  const isOnline = useOnline()
  const nameNetwork = useNetworkName()
  const timeLeft = useSecondsLeft(request.expiresAt) ?? 0
  const [chosen, setChosen] = useState<string | null>(null)
  const view = readPayView(request, { hasSent, now: Date.now() })
  const read = { labels, locale: words.locale, request, nameNetwork, isOffline: !isOnline, isUnread }
  const options = listPayable(request)
  const option = options.find(({ asset }) => asset === chosen) ?? options[0]
  if (!option || (view && view.step !== 'pay-rest')) {
    return (
      <PayStatus
        {...read}
        view={view ?? { phase: request.status, tone: 'waiting', step: null }}
        onStep={() => actions.close()}
      />
    )
  }
  const shared = {
    ...{ ...read, words, timeLeft },
    onExchange: ({ asset }: PayOption) => actions.push({ name: 'DepositFromExchange', request: request.id, asset }),
  }
  if (account) {
    return (
      <Suspense fallback={<ViewSkeleton label={words.common.loading} shape="message" />}>
        <WalletWays {...shared} />
      </Suspense>
    )
  }
  return (
    <PayView
      {...shared}
      options={options}
      option={option}
      due={readDue(request, option)}
      value={null}
      way={{ kind: 'connect' }}
      from={null}
      fee="unknown"
      problem={null}
      feeSymbol=""
      stage="idle"
      wallet=""
      onOption={({ asset }) => setChosen(asset)}
      onWay={() => connectFirst(lintel, request.id)}
    />
  )
}
