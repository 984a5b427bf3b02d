'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import type { Lintel } from '../../../../core/lintel.js'
import type { View } from '../../../../core/model/views/view.js'
import { toFiat } from '../../../../core/requests/payments/convert-value.js'
import type { Payment } from '../../../../core/requests/payments/payment.js'
import { getFacts, getHomeView } from '../../../../core/selectors.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { enSend } from '../../../../parts/messages/send.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { followOutcome } from '../../../../parts/wallet-request/follow-outcome.js'
import { useOpenWallet } from '../../../../parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useNetworks } from '../../../../react/use-network.js'
import { usePrice } from '../../../../react/use-price.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { usePayment } from '../../react/use-payment.js'
import { toSendProblem } from '../parts/send-problem.js'
import { emptyDraft, useSendDraft } from '../parts/use-send-draft.js'
import { WalletSendPreviewView } from './wallet-send-preview-view.js'

/** Shows one payment, and sends exactly that. */
export function WalletSendPreviewContainer({
  view: { payment },
}: {
  view: Extract<View, { name: 'WalletSendPreview' }>
}) {
  const lintel = useLintel()
  const { actions } = lintel
  const words = useModalWords()
  const labels = useViewWords('send', enSend)
  const { account } = useAccount()
  const connectors = useConnectors()
  const network = findNetwork(useNetworks(), payment.network)
  const { data: price } = usePrice({ network: payment.network, address: payment.token.address })
  const [, setDraft] = useSendDraft()
  const { fee, warnings, status, error, refetch, isFetching, send } = usePayment(payment, {
    onSent(id) {
      setDraft(emptyDraft)
      const explorerUrl = writeExplorerLink(network, 'tx', id)
      const link = explorerUrl && { action: { label: labels.viewInExplorer, href: explorerUrl } }
      const isConfirmed = showSent(lintel, payment, id)
      followOutcome(lintel, { id })
      if (!isConfirmed) actions.showToast({ variant: 'success', message: labels.toast, ...link })
    },
  })
  const amount = BigInt(payment.amount)
  const isQuoteFailed = status === 'blocked' && error?.code !== 'network-mismatch' && error?.code !== 'account-mismatch'
  return (
    <WalletSendPreviewView
      words={words}
      labels={labels}
      token={payment.token}
      amount={amount}
      value={price ? toFiat(amount, payment.token.decimals, price.usd) : undefined}
      receiver={{ address: payment.to, name: payment.name }}
      networkName={network?.name ?? words.common.unknownNetwork}
      fee={fee}
      warnings={warnings}
      problem={toSendProblem(error, {
        words,
        symbol: network?.nativeCurrency.symbol ?? '',
        wallet: getAccountWallet(account, connectors, words).name,
      })}
      isRetrying={isFetching}
      status={status}
      wallet={getAccountWallet(account, connectors, words).name}
      onRetry={isQuoteFailed ? refetch : undefined}
      onCancel={() => actions.back()}
      onSend={send}
      onOpen={useOpenWallet(account)}
    />
  )
}

/**
 * Leaves the views of Send: to WalletSendConfirmed if the app opened Send with parameters, else to the account. Returns
 * whether a view confirms the payment. A visitor who has closed the modal or opened another view stays there.
 */
function showSent({ store, actions }: Lintel, { network }: Payment, hash: string): boolean {
  const state = store.getState()
  if (!state.modal.open || getFacts(state).partOf !== 'sending') return false
  const [first] = state.router.stack
  const isAsked =
    first.name === 'WalletSend' && (first.token !== undefined || first.amount !== undefined || first.to !== undefined)
  actions.reset(isAsked ? { name: 'WalletSendConfirmed', network, hash } : getHomeView(state))
  return isAsked
}
