'use client'

import { useEffect } from 'react'
import type { Lintel } from '../../../../core/model/lintel.js'
import type { View } from '../../../../core/model/views/view.js'
import { getConnection } from '../../../../core/selectors.js'
import { getAccountWallet } from '../../../../modal/parts/names/get-account-wallet.js'
import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import { useSecondsLeft } from '../../../../modal/parts/state/use-seconds-left.js'
import { useOpenWallet } from '../../../../modal/parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useMessages } from '../../../../react/use-messages.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { readAmount } from '../../../../rules/read-amount.js'
import { enPay } from '../../messages/en.js'
import { readPayView } from '../../model/read-pay-view.js'
import { isPaid } from '../../model/request.js'
import { useOnline } from '../../react/use-online.js'
import type { RequestResult } from '../../react/use-request.js'
import { useShownRequest } from '../../react/use-shown-request.js'
import { useWalletPayment } from '../../react/use-wallet-payment.js'
import { PayStatus } from '../parts/pay-status.js'
import { RequestMessage } from '../parts/request-message.js'
import { useNetworkName } from '../parts/use-network-name.js'
import { PayView } from './pay-view.js'

/** Shows what an app asks for, pays it, and follows it until it has its confirmations. */
export function PayContainer({ view: { request: id } }: { view: Extract<View, { name: 'Pay' }> }) {
  const { actions } = useLintel()
  const shown = useShownRequest(id)
  const { request } = shown
  const hasEnded = request !== null && isPaid(request.status)
  useEffect(() => {
    if (hasEnded) actions.replace({ name: 'PayReceipt', request: id })
  }, [actions, id, hasEnded])
  // A request whose amounts this version cannot read has no options.
  if (!request || shown.status === 'gone' || request.options.length === 0) return <RequestMessage {...shown} />
  return <Asked {...shown} request={request} />
}

function Asked(shown: RequestResult & { request: NonNullable<RequestResult['request']> }) {
  const { request, hasSent, isUnread } = shown
  const lintel = useLintel()
  const { actions } = lintel
  const words = useMessages()
  const labels = useViewWords('pay', enPay)
  const { account } = useAccount()
  const connectors = useConnectors()
  const isOnline = useOnline()
  const nameNetwork = useNetworkName()
  const payment = useWalletPayment(request)
  const timeLeft = useSecondsLeft(request.expiresAt) ?? 0
  const onOpen = useOpenWallet(account)
  const view = readPayView(request, { hasSent, now: Date.now() })
  const shared = { labels, locale: words.locale, request, nameNetwork, isOffline: !isOnline, isUnread }
  if (!payment || (view && view.step !== 'pay-rest')) {
    return (
      <PayStatus
        {...shared}
        view={view ?? { phase: request.status, tone: 'waiting', step: null }}
        onStep={() => actions.close()}
      />
    )
  }
  const { option, due, way, source, from } = payment
  const wallet = getAccountWallet(account, connectors, words).name
  const act = () => {
    switch (way.kind) {
      case 'connect':
      case 'other-account':
        return connectFirst(lintel, request.id)
      case 'switch-network':
        return actions.push({ name: 'SwitchNetwork', network: way.network })
      case 'swap-first': {
        const amount = source && readAmount(source.amount, source.decimals)
        return actions.push({
          ...{ name: 'Swap', to: option.token.address ?? 'native' },
          ...(source && amount && { from: source.from, amount }),
        })
      }
      default:
        return payment.pay()
    }
  }
  return (
    <PayView
      {...shared}
      words={words}
      options={payment.options}
      option={option}
      due={due}
      value={payment.value}
      way={way}
      from={from}
      fee={payment.fee}
      timeLeft={timeLeft}
      problem={payment.problem}
      feeSymbol={nativeSymbol(lintel, option)}
      stage={payment.stage}
      wallet={wallet}
      onOption={payment.choose}
      onWay={act}
      onExchange={() => actions.push({ name: 'DepositFromExchange', request: request.id })}
      onOpen={onOpen}
    />
  )
}

/** Leads to connecting, and back to the payment once a wallet is connected. */
function connectFirst({ store, actions }: Lintel, id: string): void {
  const before = getConnection(store.getState())
  actions.push({ name: 'Connect' })
  const leave = store.subscribe((state) => {
    // Connecting closes it, at once or after a session was signed.
    if (state.modal.open) return
    leave()
    const connection = getConnection(state)
    if (connection && connection !== before) queueMicrotask(() => actions.open({ view: 'Pay', request: id }))
  })
}

function nativeSymbol({ store }: Lintel, { token }: { token: { network: string } }): string {
  const network = store.getState().networks.find(({ caipNetworkId }) => caipNetworkId === token.network)
  return toPlainName(network?.nativeCurrency.symbol ?? '')
}
