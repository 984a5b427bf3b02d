import type { Hex } from 'viem'
import { localSweeper } from '../../chains/contents/local-payers.js'
import { readChainFacts } from '../chain/chain-facts.js'
import { createChainClient } from '../chain/create-chain-client.js'
import type { DataApiChain } from '../create-data-api.js'
import { isLocalNetwork } from '../on-ramp/treasury/is-local-network.js'
import { createSweeper, readBalance } from '../pay/create-sweeper.js'
import { createStandInExchanges } from '../pay/exchanges.js'
import type { WatchedChain } from '../pay/list-received.js'
import { createPayChain } from '../pay/pay-chain.js'
import { postWebhook } from '../pay/post-webhook.js'
import { createTokenReader } from '../readers/create-token-reader.js'
import { createPayWork } from './create-pay-work.js'
import type { PaySettings } from './read-pay.js'

export type PayPartOptions = PaySettings & {
  chains: readonly DataApiChain[]
  /** Whether webhooks may go to servers of this machine. */
  allowsLoopback: boolean
  report: (message: string) => void
}

/** Creates the payment service: its request handlers and its background work. */
export function createPayPart({ apps, sweepKey, confirmations = new Map(), ...options }: PayPartOptions) {
  const { allowsLoopback, report } = options
  const parts = options.chains.map(({ id, node }) => {
    const facts = readChainFacts(id)
    const client = createChainClient(facts, node)
    const readTokens = createTokenReader(facts, client)
    const chain = createPayChain({ facts, client, readTokens, confirmations })
    const isLocal = isLocalNetwork(chain.network)
    const key: Hex | undefined = isLocal ? localSweeper.key : sweepKey
    const watched: WatchedChain = {
      ...chain,
      readBalance: (contract, account, block) => readBalance(client, contract, account, block),
      async describe(contract) {
        const token = contract === null ? facts.nativeCurrency : (await readTokens([contract])).get(contract)
        return { symbol: token?.symbol ?? '?', decimals: token?.decimals ?? 0 }
      },
      ...(isLocal ? { mine: async () => void (await node.call({ method: 'evm_mine', params: [] })) } : {}),
    }
    return { chain, watched, sweeper: key && ([chain.network, createSweeper(client, key)] as const) }
  })
  return {
    apps,
    chains: new Map(parts.map(({ chain }) => [chain.network, chain])),
    exchanges: createStandInExchanges(options.exchangeStandIns ?? {}),
    work: createPayWork({
      apps,
      chains: parts.map(({ watched }) => watched),
      sweepers: new Map(parts.flatMap(({ sweeper }) => (sweeper ? [sweeper] : []))),
      post: (webhook) => postWebhook(webhook, { allowsLoopback }),
      now: Date.now,
      report,
    }),
  }
}
