'use client'

import type { Lintel } from '../../../../core/lintel.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useOpenWallet } from '../../../../parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { readAmount } from '../../../../rules/read-amount.js'
import { useWalletPayment } from '../../react/use-wallet-payment.js'
import { connectFirst } from './connect-first.js'
import { PayView, type PayViewProps } from './pay-view.js'

/** The props that do not depend on the account. */
export type SharedProps = Pick<
  PayViewProps,
  'words' | 'labels' | 'locale' | 'request' | 'nameNetwork' | 'timeLeft' | 'isOffline' | 'isUnread' | 'onExchange'
>

/** The ways for the connected account to pay. */
export function WalletWaysContainer(props: SharedProps) {
  const { request, words } = props
  const lintel = useLintel()
  const { actions } = lintel
  const { account } = useAccount()
  const connectors = useConnectors()
  const payment = useWalletPayment(request)
  const onOpen = useOpenWallet(account)
  const toSwitch = useViewOf('switch')
  const toTrade = useViewOf('trade')
  if (!payment) return null
  const { option, way, source } = payment
  const act = () => {
    switch (way.kind) {
      case 'connect':
      case 'other-account':
        return connectFirst(lintel, request.id)
      case 'switch-network':
        return toSwitch && actions.push(toSwitch({ network: way.network }))
      case 'swap-first': {
        const amount = source && readAmount(source.amount, source.decimals)
        const to = option.token.address ?? 'native'
        return toTrade && actions.push(toTrade({ to, ...(source && amount && { from: source.from, amount }) }))
      }
      default:
        return payment.pay()
    }
  }
  return (
    <PayView
      {...props}
      options={payment.options}
      option={option}
      due={payment.due}
      value={payment.value}
      way={way}
      from={payment.from}
      fee={payment.fee}
      problem={payment.problem}
      feeSymbol={nativeSymbol(lintel, option)}
      stage={payment.stage}
      wallet={getAccountWallet(account, connectors, words).name}
      onOption={payment.choose}
      onWay={act}
      onOpen={onOpen}
    />
  )
}

function nativeSymbol({ store }: Lintel, { token }: { token: { network: string } }): string {
  const network = store.getState().networks.find(({ caipNetworkId }) => caipNetworkId === token.network)
  return toPlainName(network?.nativeCurrency.symbol ?? '')
}
