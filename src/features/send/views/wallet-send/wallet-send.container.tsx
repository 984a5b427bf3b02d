'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import type { View } from '../../../../core/model/views/view.js'
import { writeTypedAmount } from '../../../../core/requests/payments/read-typed-amount.js'
import { tidyReceiver } from '../../../../core/requests/payments/tidy-receiver.js'
import { getNetwork, getView } from '../../../../core/selectors.js'
import { describeAmountProblem } from '../../../../parts/amount-entry/describe-amount-problem.js'
import { enSend } from '../../../../parts/messages/send.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { readQueryStatus } from '../../../../react/read-query-status.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useNetworks } from '../../../../react/use-network.js'
import { noBalances, usePortfolio } from '../../../../react/use-portfolio.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { foldAddress } from '../../../../rules/addresses/fold-address.js'
import { readAmount } from '../../../../rules/read-amount.js'
import { useSend } from '../../react/use-send.js'
import { toSendProblem } from '../parts/send-problem.js'
import { type SendDraft, useSendDraft, withoutFiat } from '../parts/use-send-draft.js'
import { describeReceiver } from './describe-fields.js'
import { WalletSendView } from './wallet-send-view.js'

/** The form for the account's tokens, with the draft of this visit. */
export function WalletSendContainer({ view }: { view: Extract<View, { name: 'WalletSend' }> }) {
  const lintel = useLintel()
  const { actions } = lintel
  const words = useModalWords()
  const labels = useViewWords('send', enSend)
  const { account } = useAccount()
  const connectors = useConnectors()
  const networks = useNetworks()
  const portfolio = usePortfolio()
  const balances = portfolio.data?.balances ?? noBalances
  const [typed, setDraft] = useSendDraft(readAsked(view, getNetwork(lintel.store.getState())))
  const token = balances.find((balance) => isDrafted(balance, typed)) ?? null
  const draft = token && !token.price ? withoutFiat(typed) : typed
  const { amount, unit, to } = draft
  const active = getNetwork(lintel.store.getState())
  const meant = tidyReceiver(to, token?.network ?? active ?? 'eip155:0')
  const send = useSend({ token, amount, unit, to: meant.text })
  if (draft.token && !token && !portfolio.data && readQueryStatus(portfolio) !== 'error') {
    return <ViewSkeleton label={words.common.loading} shape="message" />
  }
  const { locale } = words
  const network = active && findNetwork(networks, active)
  const networkName = network?.name ?? words.common.unknownNetwork
  const other = unit === 'usd' ? 'token' : 'usd'
  const { max, counterpart, error } = send
  const symbol = network?.nativeCurrency.symbol ?? ''
  const hasNoGas = token?.address === undefined && max === 0n && token !== null && token.amount > 0n
  return (
    <WalletSendView
      words={words}
      labels={labels}
      token={token}
      amount={amount}
      isFiat={unit === 'usd'}
      counterpart={counterpart}
      amountError={
        hasNoGas && send.step === 'amount-invalid'
          ? labels.noGas({ symbol })
          : describeAmountProblem(send.amount, { labels, locale, token, unit })
      }
      receiverText={to}
      receiver={
        meant.isElsewhere
          ? { status: 'invalid', error: labels.addressElsewhere({ network: networkName }) }
          : describeReceiver(send.receiver, { labels, network: networkName })
      }
      warnings={send.warnings}
      fee={send.fee}
      problem={toSendProblem(error, { words, symbol, wallet: getAccountWallet(account, connectors, words).name })}
      isRetrying={send.isFetching}
      step={meant.isElsewhere && send.step === 'review' ? 'address-invalid' : send.step}
      isReviewing={send.isReviewing}
      onAmount={(text) => setDraft({ ...draft, amount: text, flipped: null })}
      onFlip={
        token?.price
          ? () =>
              setDraft({
                ...draft,
                unit: other,
                amount:
                  draft.flipped?.amount ??
                  (counterpart ? writeTypedAmount(counterpart, { unit: other, locale }) : amount),
                flipped: { amount, unit },
              })
          : undefined
      }
      onMax={
        token && max !== null
          ? () =>
              setDraft({
                ...draft,
                unit: 'token',
                amount: writeTypedAmount(readAmount(max, token.decimals) ?? '0', { unit: 'token', locale }),
                flipped: null,
              })
          : undefined
      }
      onToken={() => {
        setDraft(draft)
        actions.push({ name: 'WalletSendSelectToken' })
      }}
      onReceiver={(text) => setDraft({ ...draft, to: text })}
      onPaste={canPaste() ? () => void paste((text) => setDraft({ ...draft, to: text.trim() })) : undefined}
      onRetryReceiver={send.refetchReceiver}
      onRetry={error?.code === 'receiver-changed' ? undefined : send.refetch}
      onReview={async () => {
        setDraft(draft)
        const payment = await send.review()
        const state = lintel.store.getState()
        // The visitor may have left the view during the look-up.
        if (payment && state.modal.open && getView(state) === view) {
          actions.push({ name: 'WalletSendPreview', payment })
        }
      }}
    />
  )
}

/** The values of the view's parameters; null if there are none. */
function readAsked(
  { token, amount, to }: Extract<View, { name: 'WalletSend' }>,
  network: TokenBalance['network'] | null,
): Partial<SendDraft> | null {
  if (token === undefined && amount === undefined && to === undefined) return null
  return {
    ...(token !== undefined && network && { token: { network, ...(token !== 'native' && { address: token }) } }),
    ...(amount !== undefined && { amount, unit: 'token', flipped: null }),
    ...(to !== undefined && { to }),
  }
}

function isDrafted({ network, address }: TokenBalance, { token }: SendDraft): boolean {
  if (token?.network !== network) return false
  return foldAddress(token.address ?? '') === foldAddress(address ?? '')
}

function canPaste(): boolean {
  return typeof navigator.clipboard?.readText === 'function'
}

/** Pastes from the clipboard. A visitor who refuses access can paste by the keyboard. */
async function paste(write: (text: string) => void): Promise<void> {
  try {
    write(await navigator.clipboard.readText())
  } catch {
    // Access was refused: the field stays as it is.
  }
}
