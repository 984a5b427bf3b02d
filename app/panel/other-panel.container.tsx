import { useState } from 'react'
import {
  formatBalance,
  formatUnknownBalance,
  getNamespace,
  type RequestPin,
  toLintelError,
} from '../../src/headless/index.js'
import { useMessages, useSignIn } from '../../src/index.js'
import { useAccount, useBalance, useConnectors, useLintel, useLintelState, useNetwork } from '../../src/react/index.js'
import { enPanel } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { createDemoTransfer } from './demo-requests.js'
import { describeFailure } from './describe-failure.js'
import { LivePanelView, type PanelResult } from './live-panel.js'

/** The panel of an account of Solana, Bitcoin or Polkadot, by Lintel's hooks and actions alone. */
export function OtherPanel() {
  const { account } = useAccount()
  const network = useNetwork()
  const balance = useBalance()
  const connectors = useConnectors()
  const { actions } = useLintel()
  const { status: signInStatus, signIn, signOut } = useSignIn()
  const messages = useMessages()
  const words = useSiteWords('panel', enPanel)
  const canSend = useLintelState((state) => getNamespace(state)?.can.send ?? false)
  const [result, setResult] = useState<PanelResult>({ status: 'idle' })
  if (!account || !network) return null
  const { name } = connectors.find(({ id, chain }) => id === account.connectorId && chain === account.namespace) ?? {}
  const pin: RequestPin = { network: network.caipNetworkId, from: account.address }
  const fail = (error: unknown, hash?: string) =>
    setResult({ ...describeFailure(toLintelError(error), messages, words, name || messages.common.yourWallet), hash })

  const sign = async () => {
    setResult({ status: 'asked', action: 'sign' })
    try {
      const signed = await actions.signMessage({ message: words.message, ...pin })
      const isVerified = await actions.verifyMessage({ message: words.message, signed })
      setResult({ status: 'signed', signature: signed.signature, isVerified })
    } catch (error) {
      fail(error)
    }
  }

  const send = async () => {
    setResult({ status: 'asked', action: 'send' })
    let sent: string | undefined
    try {
      sent = await actions.sendTransaction({ ...createDemoTransfer(), ...pin })
      setResult({ status: 'sent', hash: sent })
      const { id, block } = await actions.waitForReceipt({ id: sent, network: network.caipNetworkId })
      setResult({ status: 'confirmed', hash: id, blockNumber: block })
    } catch (error) {
      fail(error, sent)
    }
    await balance.refetch()
  }

  const unknown = `${formatUnknownBalance(messages.locale)} ${network.nativeCurrency.symbol}`
  const known = balance.data ? `${formatBalance(balance.data, messages.locale)} ${balance.data.symbol}` : null
  return (
    <LivePanelView
      locale={messages.locale}
      networkName={network.name}
      balance={known ?? (balance.errorUpdateCount > 0 ? unknown : null)}
      otherNetwork={null}
      result={result}
      signIn={signInStatus === 'unavailable' ? null : signInStatus}
      onSignIn={signIn}
      onSignOut={() => signOut().catch(fail)}
      onNetwork={() => actions.open({ view: 'Networks' })}
      onSign={sign}
      {...(canSend && { onSend: send })}
    />
  )
}
