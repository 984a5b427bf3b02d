import { useState } from 'react'
import { parseAbi } from 'viem'
import { useChains, useConnection, useReadContract, useSendTransaction, useSignMessage, useSwitchChain } from 'wagmi'
import { mapWalletError } from '../../src/chains/eip155/index.js'
import { formatBalance, formatUnknownBalance } from '../../src/headless/index.js'
import { useMessages, useSignIn } from '../../src/index.js'
import { useBalance, useLintel } from '../../src/react/index.js'
import { enPanel } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { createDemoTransaction } from './demo-requests.js'
import { describeFailure } from './describe-failure.js'
import { LivePanelView, type PanelResult } from './live-panel.js'
import { useNewcomerFunds } from './use-newcomer-funds.js'

const multicall3Abi = parseAbi(['function getBlockNumber() view returns (uint256)'])

/** The panel of an account of eip155. Uses the connection through wagmi's hooks, beside Lintel's balance, modal and words. */
export function LivePanel() {
  const { address, chain, connector } = useConnection()
  const chains = useChains()
  const { mutateAsync: signMessage } = useSignMessage()
  const { mutateAsync: sendTransaction } = useSendTransaction()
  const { mutateAsync: switchChain } = useSwitchChain()
  const block = useReadContract({
    address: chain?.contracts?.multicall3?.address,
    abi: multicall3Abi,
    functionName: 'getBlockNumber',
    chainId: chain?.id,
    query: { enabled: chain !== undefined },
  })
  const balance = useBalance()
  const { actions } = useLintel()
  const { status: signInStatus, signIn, signOut } = useSignIn()
  const messages = useMessages()
  const words = useSiteWords('panel', enPanel)
  const [result, setResult] = useState<PanelResult>({ status: 'idle' })
  useNewcomerFunds({ connectorId: connector?.id, address, chainId: chain?.id }, () => {
    setResult((current) => (current.status === 'idle' ? { status: 'funded' } : current))
    void balance.refetch()
  })
  if (!address) return null
  const wallet = connector?.name ?? messages.common.yourWallet
  const otherChain = chains.find(({ id }) => id !== chain?.id)

  const sign = async () => {
    setResult({ status: 'asked', action: 'sign' })
    try {
      const signature = await signMessage({ message: words.message })
      const isVerified = await actions.verifyMessage({
        message: words.message,
        signed: { address, signature, encoding: 'hex', scheme: 'eip191' },
      })
      setResult({ status: 'signed', signature, isVerified })
    } catch (error) {
      setResult(describeFailure(mapWalletError(error), messages, words, wallet))
    }
  }

  const send = async () => {
    // The modal opens on the networks that the site supports.
    if (!chain) return actions.open()
    setResult({ status: 'asked', action: 'send' })
    let sent: string | undefined
    try {
      sent = await sendTransaction({ ...createDemoTransaction(address, chain.id), chainId: chain.id })
      setResult({ status: 'sent', hash: sent })
      const { id, block } = await actions.waitForReceipt({ id: sent, network: `eip155:${chain.id}` })
      setResult({ status: 'confirmed', hash: id, blockNumber: block ?? 0n })
    } catch (error) {
      setResult({ ...describeFailure(mapWalletError(error), messages, words, wallet), hash: sent })
    }
    await Promise.all([balance.refetch(), block.refetch()])
  }

  const switchTo = async (chainId: number) => {
    setResult({ status: 'asked', action: 'switch' })
    try {
      await switchChain({ chainId })
      setResult({ status: 'idle' })
    } catch (error) {
      setResult(describeFailure(mapWalletError(error, { switchingTo: chainId }), messages, words, wallet))
    }
  }

  const leave = () =>
    signOut().catch((error) => setResult(describeFailure(mapWalletError(error), messages, words, wallet)))

  const unknown = `${formatUnknownBalance(messages.locale)} ${chain?.nativeCurrency.symbol ?? 'ETH'}`
  const known = balance.data ? `${formatBalance(balance.data, messages.locale)} ${balance.data.symbol}` : null
  return (
    <LivePanelView
      locale={messages.locale}
      networkName={chain?.name ?? messages.common.unknownNetwork}
      balance={known ?? (balance.errorUpdateCount > 0 || !chain ? unknown : null)}
      blockNumber={block.data ?? null}
      otherNetwork={otherChain ? { name: otherChain.name, onSwitch: () => switchTo(otherChain.id) } : null}
      result={result}
      signIn={signInStatus === 'unavailable' ? null : signInStatus}
      onSignIn={signIn}
      onSignOut={leave}
      onNetwork={() => actions.open({ view: 'Networks' })}
      onSign={sign}
      onSend={send}
    />
  )
}
