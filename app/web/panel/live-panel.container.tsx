import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatBalance, LintelError, type Messages } from '../../../src/core/index.js'
import { useAccount, useBalance, useConnectors, useLintel, useMessages, useNetwork } from '../../../src/react/index.js'
import { createDemoTransaction } from './demo-transaction.js'
import { LivePanelView } from './live-panel.js'
import type { PanelResult } from './panel-result.js'

const MESSAGE = 'Hello from Lintel. Signing this costs nothing and gives nothing away.'

/** Connects the panel to the wallet. */
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
  const { address } = account

  const attempt = async (run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      const connector = connectors.find(({ id }) => id === account?.connectorId)
      setResult(describeFailure(error, words, connector?.name ?? words.common.yourWallet))
    }
  }

  const sign = () =>
    attempt(async () => {
      setResult({ status: 'busy', text: 'Answer the request in your wallet' })
      const signature = await actions.signMessage({ message: MESSAGE })
      const isVerified = await actions.verifyMessage({ address, message: MESSAGE, signature })
      setResult({ status: 'signed', signature, isVerified })
    })

  const send = () =>
    attempt(async () => {
      if (!network) return
      setResult({ status: 'busy', text: 'Answer the request in your wallet' })
      const hash = await actions.sendTransaction(createDemoTransaction(address, network.id))
      setResult({ status: 'sent', hash })
      const { blockNumber } = await actions.waitForReceipt({ hash })
      setResult({ status: 'confirmed', hash, blockNumber })
      const { queryKey } = queries.balance({ address, network: network.caipNetworkId })
      await queryClient.invalidateQueries({ queryKey })
    })

  return (
    <LivePanelView
      networkName={network?.name ?? words.common.unknownNetwork}
      balance={showBalance(balance, words.locale)}
      result={result}
      onNetwork={() => actions.open({ view: 'Networks' })}
      onSign={sign}
      onSend={send}
    />
  )
}

/** The balance in words; "0.00 ETH" when it cannot be read (specification §8). */
function showBalance({ data, isError }: ReturnType<typeof useBalance>, locale: string): string | null {
  if (data) return `${formatBalance(data, locale)} ${data.symbol}`
  return isError ? '0.00 ETH' : null
}

function describeFailure(error: unknown, words: Messages, wallet: string): PanelResult {
  if (!(error instanceof LintelError)) throw error
  const { title, text } = words.errors[error.code]
  return { status: 'failed', title, text: text({ wallet }) }
}
