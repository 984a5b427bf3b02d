import { type Hex, keccak256, type LocalAccount, type PublicClient, RpcRequestError } from 'viem'
import { formatError } from '../../format-error.js'
import { BundlerError } from '../bundler-error.js'
import type { BundlerLimits } from '../bundler-limits.js'
import { findInclusion } from '../chain/find-inclusion.js'
import { readNextBaseFee } from '../chain/read-next-base-fee.js'
import { checkBySimulation, type SimulationContext, toBundleCall } from '../simulation/check-by-simulation.js'
import { isSameNonce, outbids, type PendingOperation, type Pool } from './create-pool.js'

/** In ms. */
export type SenderTimes = {
  /** Interval at which a transaction is looked for. */
  poll: number
  /** A transaction that the node has not known for so long is dropped. */
  drop: number
  /** A transaction that is not in a block after so long may be replaced by one with higher fees. */
  patience: number
  /** How long an operation may wait. */
  expiry: number
}

export const defaultTimes: SenderTimes = { poll: 500, drop: 5_000, patience: 30_000, expiry: 3_600_000 }

export type BundleSenderOptions = {
  chainId: number
  client: PublicClient
  account: LocalAccount
  pool: Pool
  simulation: SimulationContext
  limits: Pick<BundlerLimits, 'logBlocks'>
  times: SenderTimes
  now: () => number
  /** Receives warnings for the operator. */
  report: (message: string) => void
}

export type BundleSender = {
  /** Sends what waits in the pool. To be called after an operation was added. */
  wake(): void
  /** Ends after the request that is on its way. */
  close(): Promise<void>
}

/** A transaction of this bundler. It has one operation. */
type Attempt = { hash: Hex; pending: PendingOperation }

/** A nonce of this bundler, and the transactions that were sent with it. One of them can be in a block. */
type Slot = { nonce: number; attempts: Attempt[]; sentAt: number; missingSince: number | undefined }

/** How often the node may refuse the transaction of an operation. */
const MOST_REFUSALS = 3

/**
 * Sends the operations of a pool, the oldest first, each in a transaction of its own with the fees of the operation. The next
 * one follows when it is in a block, so that no transaction ever waits for one that the node has dropped.
 */
export function createBundleSender(options: BundleSenderOptions): BundleSender {
  const { client, account, pool, times, now, report } = options
  const refusals = new WeakMap<PendingOperation, number>()
  let slot: Slot | undefined
  let isClosed = false
  let running: Promise<void> | undefined
  let endPause = () => {}
  let reported = ''

  /** Returns whether there may be more to do at once. */
  const step = async (): Promise<boolean> => {
    expire()
    if (!slot) return startSlot()
    if (await settle(slot)) {
      slot = undefined
      return true
    }
    const next = pickReplacement(slot)
    if (next) await send(next, slot)
    return false
  }

  const startSlot = async () => {
    const [nonce, pendingNonce, baseFee] = await Promise.all([
      client.getTransactionCount({ address: account.address, blockTag: 'latest' }),
      client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      readNextBaseFee(client),
    ])
    if (pendingNonce > nonce) {
      warn(`${account.address} has a transaction of an earlier process that is not in a block yet.`)
      return false
    }
    const next = pool.list().find(({ operation }) => operation.maxFeePerGas >= baseFee)
    if (!next) return false
    const started: Slot = { nonce, attempts: [], sentAt: now(), missingSince: undefined }
    try {
      await send(next, started)
    } finally {
      // Kept when the node does not answer: it may have published the transaction.
      slot = started.attempts.length > 0 ? started : undefined
    }
    // One that the node refused is tried again after a pause.
    return slot !== undefined || pool.find(next.hash) === undefined
  }

  const send = async (pending: PendingOperation, to: Slot) => {
    const { operation, hash } = pending
    try {
      await checkBySimulation(options.simulation, operation)
    } catch (error) {
      if (!(error instanceof BundlerError)) throw error
      // Another bundler may have sent it.
      if (await findInclusion(client, hash, options.limits.logBlocks)) pool.remove(hash)
      else pool.fail(hash, error.message)
      return
    }
    const { data, gas, to: target } = toBundleCall(operation, account.address)
    const { maxFeePerGas, maxPriorityFeePerGas } = operation
    const serializedTransaction = await account.signTransaction({
      type: 'eip1559',
      chainId: options.chainId,
      nonce: to.nonce,
      to: target,
      data,
      gas,
      maxFeePerGas,
      maxPriorityFeePerGas,
    })
    const attempt = { hash: keccak256(serializedTransaction), pending }
    // Before it is sent: a node that does not answer may have published it.
    to.attempts.push(attempt)
    to.sentAt = now()
    to.missingSince = undefined
    try {
      await client.sendRawTransaction({ serializedTransaction })
    } catch (error) {
      const refusal = readRefusal(error)
      if (refusal === undefined) throw error
      if (/already known|already imported/i.test(refusal)) return
      to.attempts.splice(to.attempts.indexOf(attempt), 1)
      const count = (refusals.get(pending) ?? 0) + 1
      refusals.set(pending, count)
      if (count >= MOST_REFUSALS) pool.fail(hash, `The node refused the transaction of the operation: ${refusal}`)
    }
  }

  /** Returns whether nothing is in flight with the nonce of `slot` any more. */
  const settle = async (current: Slot): Promise<boolean> => {
    for (const attempt of current.attempts) {
      const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [attempt.hash] })
      if (!receipt) continue
      if (BigInt(receipt.status) === 1n) pool.remove(attempt.pending.hash)
      else await failReverted(attempt, BigInt(receipt.gasUsed))
      return true
    }
    const known = await Promise.all(
      current.attempts.map(({ hash }) => client.request({ method: 'eth_getTransactionByHash', params: [hash] })),
    )
    if (known.some(Boolean)) {
      current.missingSince = undefined
      return false
    }
    current.missingSince ??= now()
    if (now() - current.missingSince < times.drop) return false
    for (const { pending } of current.attempts) {
      if (pool.find(pending.hash)) pool.fail(pending.hash, 'The node dropped the transaction of the operation.')
    }
    return true
  }

  const failReverted = async ({ hash, pending }: Attempt, gasUsed: bigint) => {
    // Another bundler was faster.
    if (await findInclusion(client, pending.hash, options.limits.logBlocks)) {
      pool.remove(pending.hash)
      return
    }
    const reason = await checkBySimulation(options.simulation, pending.operation).then(
      () => 'It succeeds now.',
      (error: Error) => error.message,
    )
    pool.fail(pending.hash, `The transaction of the operation reverted. ${reason}`)
    const { sender } = pending.operation
    pool.suspend(sender)
    report(`Bundler ${options.chainId}: transaction ${hash} reverted and cost ${gasUsed} gas. ${sender} is suspended.`)
  }

  /** The operation that takes the place of what was sent: the user's own, or another after some time. */
  const pickReplacement = ({ attempts, sentAt }: Slot) => {
    const sent = attempts.at(-1)?.pending.operation
    if (!sent) return undefined
    const others = pool.list().filter(({ hash }) => !attempts.some(({ pending }) => pending.hash === hash))
    const isLate = now() - sentAt >= times.patience
    return (
      others.find(({ operation }) => isSameNonce(operation, sent)) ??
      (isLate ? others.find(({ operation }) => outbids(operation, sent)) : undefined)
    )
  }

  const expire = () => {
    const isSent = (hash: Hex) => slot?.attempts.some(({ pending }) => pending.hash === hash)
    for (const { hash, acceptedAt } of pool.list()) {
      if (now() - acceptedAt > times.expiry && !isSent(hash)) {
        pool.fail(hash, 'The operation waited too long: the fee of the network is higher than its own.')
      }
    }
  }

  const warn = (message: string) => {
    // Once, not at every poll.
    if (message !== reported) report(`Bundler ${options.chainId}: ${message}`)
    reported = message
  }

  const hasWork = () => !isClosed && (slot !== undefined || pool.list().length > 0)

  const run = async () => {
    while (hasWork()) {
      try {
        if (await step()) {
          reported = ''
          continue
        }
      } catch (error) {
        warn(`operations cannot be sent, which is tried again. ${formatError(error)}`)
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, times.poll)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const wake = () => {
    endPause()
    running ??= run().finally(() => {
      running = undefined
      // Added after the last look at the pool.
      if (hasWork()) wake()
    })
  }

  return {
    wake,
    async close() {
      isClosed = true
      endPause()
      await running
    },
  }
}

/** What the node says when it refuses a transaction. Undefined for other errors. */
function readRefusal(error: unknown): string | undefined {
  const refusal = error instanceof Error && 'walk' in error ? findRpcError(error) : undefined
  return refusal?.details
}

function findRpcError(error: Error): RpcRequestError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RpcRequestError) return cause
  }
  return undefined
}
