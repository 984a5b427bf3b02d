import type { Hex } from 'viem'
import { wait } from '../../../src/rules/async/wait.js'
import type { Database, HeldLock } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import type { IndexProgress } from './create-index-progress.js'
import { followChain } from './follow-chain.js'
import { createNodeClient } from './node-client.js'

export type ChainToIndex = {
  /** CAIP-2, such as `eip155:1`. */
  network: string
  /** URLs of its nodes, the preferred first. One that fails is left for the next. */
  urls: readonly string[]
  /** Contracts such as WETH: they report deposits and withdrawals by events of their own instead of transfers. */
  wrappedNative?: readonly Hex[]
}

export type StartIndexerOptions = {
  database: Database
  chains: readonly ChainToIndex[]
  /** Default: it is not measured. */
  progress?: IndexProgress
  /** Receives warnings for the operator. */
  report: (message: string) => void
  /** The interval at which the node is polled for new blocks, ms. */
  pollInterval?: number
}

export type Indexer = { close(): Promise<void> }

const POLL_INTERVAL = 1_000
/** The longest pause after failures, ms. */
const MAX_PAUSE = 30_000

/**
 * Keeps the index at the newest block of each chain, until it is closed. Of several processes on one database one indexes a
 * chain, and another takes over when it ends. Failures of a node or of the database are reported once and tried again.
 */
export function startIndexer({ database, chains, ...options }: StartIndexerOptions): Indexer {
  const closing = new AbortController()
  const running = chains.map((chain) => indexChain(database, chain, options, closing.signal))
  return {
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}

async function indexChain(
  database: Database,
  { network, urls, wrappedNative = [] }: ChainToIndex,
  { report, progress, pollInterval = POLL_INTERVAL }: Omit<StartIndexerOptions, 'database' | 'chains'>,
  signal: AbortSignal,
): Promise<void> {
  const wrapped = new Set(wrappedNative.map((address) => address.toLowerCase() as Hex))
  const followers = urls.map((url) =>
    followChain({
      ...{ network, node: createNodeClient(url, signal), wrappedNative: wrapped, report },
      onDistance: (distance) => progress?.measure(network, distance),
    }),
  )
  let turn = 0
  let lock: HeldLock | null = null
  let failures = 0
  while (!signal.aborted) {
    try {
      lock ??= await database.takeLock(`lintel index ${network}`)
      progress?.hold(network, lock !== null)
      const isBehind = lock !== null && (await followers[turn % followers.length]?.advance(lock.db)) === true
      if (failures > 0) report(`${network}: indexing goes on.`)
      failures = 0
      // Closing ends the wait.
      if (!isBehind) await wait(pollInterval, signal).catch(() => undefined)
    } catch (error) {
      if (signal.aborted) break
      if (failures === 0) report(`${network}: indexing waits, and tries again. ${formatError(error)}`)
      progress?.fail(network)
      failures += 1
      turn += 1
      // Another process may reach what this one does not.
      await lock?.release()
      lock = null
      progress?.hold(network, false)
      await wait(Math.min(pollInterval * 2 ** failures, MAX_PAUSE), signal).catch(() => undefined)
    }
  }
  await lock?.release()
}
