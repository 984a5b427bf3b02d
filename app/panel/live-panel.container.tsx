import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  formatBalance,
  formatUnknownBalance,
  type Messages,
  TransactionRevertedError,
  toLintelError,
} from '../../src/core/index.js'
import { useAccount, useBalance, useConnectors, useLintel, useMessages, useNetwork } from '../../src/react/index.js'
import { createDemoTransaction } from './demo-transaction.js'
import { LivePanelView } from './live-panel.js'
import type { PanelResult } from './panel-result.js'

const MESSAGE = 'Hello from Lintel. Signing this costs nothing and gives nothing away.'

/** Connects the panel to the wallet. Key it by the address: what one account did is not said of another. */
export function LivePanel() {
  const { actions, queries } = useLintel()
  const words = useMessages()
  const { account } = useAccount()
  const network = useNetwork()
  const balance = useBalance()
  const queryClient = useQueryClient()
  const connectors = useConnectors()
  const [result, setResult] = useState<PanelResult>({ status: 'idle' })
  if (!account) return null
  const { address, connectorId } = account
  const wallet = connectors.find(({ id }) => id === connectorId)?.name ?? words.common.yourWallet

  const sign = async () => {
    setResult({ status: 'asked', action: 'sign' })
    try {
      const signature = await actions.signMessage({ message: MESSAGE })
      const isVerified = await actions.verifyMessage({ address, message: MESSAGE, signature })
      setResult({ status: 'signed', signature, isVerified })
    } catch (error) {
      setResult(describeFailure(error, words, wallet))
    }
  }

  const send = async () => {
    // The modal opens on the networks that work, and says why.
    if (!network) return actions.open()
    setResult({ status: 'asked', action: 'send' })
    let sent: string | undefined
    try {
      sent = await actions.sendTransaction(createDemoTransaction(address, network.id))
      setResult({ status: 'sent', hash: sent })
      const { hash, blockNumber } = await actions.waitForReceipt({ hash: sent })
      setResult({ status: 'confirmed', hash, blockNumber })
    } catch (error) {
      setResult({ ...describeFailure(error, words, wallet), hash: sent })
    }
    const { queryKey } = queries.balance({ address, network: network.caipNetworkId })
    await queryClient.invalidateQueries({ queryKey })
  }

  const unknown = `${formatUnknownBalance(words.locale)} ${network?.nativeCurrency.symbol ?? 'ETH'}`
  const known = balance.data ? `${formatBalance(balance.data, words.locale)} ${balance.data.symbol}` : null
  return (
    <LivePanelView
      networkName={network?.name ?? words.common.unknownNetwork}
      balance={known ?? (balance.errorUpdateCount > 0 || !network ? unknown : null)}
      result={result}
      onNetwork={() => actions.open({ view: 'Networks' })}
      onSign={sign}
      onSend={send}
    />
  )
}

function describeFailure(thrown: unknown, words: Messages, wallet: string) {
  const error = toLintelError(thrown)
  const { title, text } = words.errors[error.code]
  const reason = error instanceof TransactionRevertedError ? ` (${error.reason})` : ''
  return { status: 'failed', title, text: `${text({ wallet })}${reason}` } as const
}
