import { type Chain, fallback, http, type Transport } from 'viem'
import { type Config, type CreateConnectorFn, createConfig, createStorage, injected } from 'wagmi'
import type { KeyValueStorage } from '../../../core/model/key-value-storage.js'
import { NODE_TIMEOUT_MS } from '../../../core/requests/node-limits.js'
import type { RunningState } from './create-running-state.js'
import { readStoredState } from './read-stored-state.js'

/** Two attempts, so that an unreachable node fails within 10 s. */
const nodePatience = { timeout: NODE_TIMEOUT_MS, retryCount: 1 }

/** How nodes of a network are ranked: every 4 s, over 10 samples. */
const rankingRule = { interval: 4_000, sampleCount: 10, weights: { stability: 0.7, latency: 0.3 } }

type WagmiConfigContext = {
  storage: KeyValueStorage
  /** Nodes are ranked only while the adapter runs, because viem never stops pinging them. */
  running: RunningState
  /** The connectors of paired wallets and of the embedded wallet, if the app uses them. */
  own: readonly CreateConnectorFn[]
}

/** The wagmi config of an app that does not pass one: its networks, wallets by EIP-6963, and Lintel's storage. */
export function createWagmiConfig(
  networks: readonly [Chain, ...Chain[]],
  { storage, running, own }: WagmiConfigContext,
): Config {
  return createConfig({
    chains: networks,
    connectors: [injected(), ...own],
    transports: Object.fromEntries(networks.map((chain) => [chain.id, createTransport(chain, running)])),
    storage: createStorage({
      key: 'lintel.wagmi',
      storage: { ...storage, getItem: (key) => readStoredState(storage.getItem(key)) },
    }),
    // Without a window there are no wallets to discover and no stored state to read.
    ssr: typeof window === 'undefined',
  })
}

function createTransport({ rpcUrls }: Chain, running: RunningState): Transport {
  const [first, ...others] = (rpcUrls.service ?? rpcUrls.default).http
  const node = http(first, nodePatience)
  if (others.length === 0) return node
  const rank = {
    ...rankingRule,
    async ping({ transport }: { transport: ReturnType<Transport> }) {
      await running.untilStarted()
      await transport.request({ method: 'net_listening' })
    },
  }
  // If a ranking ends during a fallback, viem may try the failed node twice. Another round reaches the next node.
  return fallback([node, ...others.map((url) => http(url, nodePatience))], { rank, retryCount: 1 })
}
