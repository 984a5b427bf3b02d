import { type Chain, numberToHex } from 'viem'
import { SwitchNotSupportedError } from '../../../core/errors/network-errors.js'
import type { WalletConnectPort } from '../../../core/model/wallet-connect.js'
import { describeChain } from '../config/describe-chain.js'
import { hasErrorCode, walletErrorCodes } from '../errors/map-wallet-error.js'
import { listGrantedChains } from './read-granted.js'

/** How long a wallet that said yes may take to tell that its session covers the chain, in ms. */
const grantLimit = 3_000

type SwitchParameters = {
  port: WalletConnectPort
  chain: Chain
  askWallet(request: { method: string; params: unknown }): Promise<unknown>
}

/**
 * Has the wallet take a chain into its session: asks it to switch, to add the chain first when it does not know it
 * (4902), and waits until it has approved it. A chain it has approved already needs no question: each request names its
 * own (CAIP-27).
 *
 * @throws SwitchNotSupportedError when the wallet agrees and leaves its session as it was; what the wallet answers else
 */
export async function switchPairedWallet({ port, chain, askWallet }: SwitchParameters): Promise<void> {
  if (isGranted(port, chain.id)) return
  const askToSwitch = () =>
    askWallet({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chain.id) }] })
  try {
    await askToSwitch()
  } catch (error) {
    if (!hasErrorCode(error, walletErrorCodes.unrecognizedChain)) throw error
    await askWallet({ method: 'wallet_addEthereumChain', params: [describeChain(chain)] })
    // Adding need not switch (EIP-3085).
    if (!isGranted(port, chain.id)) await askToSwitch()
  }
  if (!(await becomesGranted(port, chain.id))) {
    throw new SwitchNotSupportedError({
      details: `The wallet agreed but its session does not cover chain ${chain.id}.`,
    })
  }
}

function isGranted(port: WalletConnectPort, chainId: number): boolean {
  const session = port.getSession()
  return session !== null && listGrantedChains(session).includes(chainId)
}

function becomesGranted(port: WalletConnectPort, chainId: number): Promise<boolean> {
  if (isGranted(port, chainId)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isThere)
    }
    const timer = setTimeout(() => settle(false), grantLimit)
    const stop = port.watch(() => {
      if (isGranted(port, chainId)) settle(true)
    })
  })
}
