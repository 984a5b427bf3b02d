import { type Hex, keccak256, type LocalAccount, type PublicClient } from 'viem'
import { wait } from '../../../src/rules/async/wait.js'
import { createWaits } from '../../create-waits.js'
import { formatError } from '../../format-error.js'
import { BundlerError } from '../bundler-error.js'
import type { BundlerLimits } from '../bundler-limits.js'
import { chooseFees, type Fees } from '../chain/choose-fees.js'
import { type NetworkFees, readNetworkFees } from '../chain/read-network-fees.js'
import { readRpcError } from '../chain/read-rpc-error.js'
import { min } from '../min-and-max.js'
import { checkBySimulation, type SimulationContext, toBundleCall } from '../simulation/check-by-simulation.js'
import { countBundleGas } from '../simulation/encode-bundle.js'
import { isSameNonce, type PendingOperation, type Pool } from './create-pool.js'
import { pickOperations } from './pick-operations.js'
import { removeIncluded } from './remove-included.js'
import type { SenderTimes } from './sender-times.js'
import { type Attempt, holdsOperation, type Slot } from './slot.js'

export type BundleSenderOptions = {
  chainId: number
  client: PublicClient
  account: LocalAccount
  pool: Pool
  simulation: SimulationContext
  limits: Pick<BundlerLimits, 'logBlocks' | 'inFlight' | 'priorityFee'>
  times: SenderTimes
  now: () => number
  /** Whether this process may send with the account. Waiting operations are sent when it may again. */
  maySend: () => boolean
  /** Receives warnings for the operator. */
  report: (message: string) => void
}

export type BundleSender = {
  /** Sends the operations of the pool. Call it after an operation was added. */
  wake(): void
  /** Sends the waiting operations as far as there is time, and ends after the request in flight. */
  close(): Promise<void>
}

/** How often the node may refuse the transaction of an operation. */
const MAX_REFUSALS = 3
/** The interval at which closing checks for waiting operations, ms. */
const DRAIN_CHECK = 50
/** Gas of a transaction that does nothing. */
const EMPTY_GAS = 21_000n

/**
 * Sends the operations of a pool, those with the highest fee first, each in a transaction of its own, several at a time. The
 * first transaction in flight is replaced when it cannot be in a block, since those behind it wait for its nonce.
 */
export function createBundleSender(options: BundleSenderOptions): BundleSender {
  const { client, account, pool, times, limits, now, maySend, report } = options
  const minPriorityFee = limits.priorityFee
  const refusals = new WeakMap<PendingOperation, number>()
  /** Operations that fail after those in flight. They are tried again when one in flight is in a block. */
  const deferred = new Set<Hex>()
  /** By nonce. */
  let slots: readonly Slot[] = []
  let isClosed = false
  let running: Promise<void> | undefined
  const waits = createWaits()
  let reported = ''

  /** Returns whether there may be more to do at once. */
  const step = async (): Promise<boolean> => {
    expire()
    const nonce = await client.getTransactionCount({ address: account.address, blockTag: 'latest' })
    if (await settle(nonce)) return true
    if (slots.length === 0 && (await hasForeign(nonce))) return false
    const network = await readNetworkFees(client)
    await replaceOwn(network)
    await freeHead(network)
    return fill(nonce, network)
  }

  const hasForeign = async (nonce: number) => {
    const pendingNonce = await client.getTransactionCount({ address: account.address, blockTag: 'pending' })
    if (pendingNonce <= nonce) return false
    warn(`${account.address} has a transaction of an earlier process that is not in a block yet.`)
    return true
  }

  /** Sends the best operation with the next nonce, if there is room. Returns whether there may be another one. */
  const fill = async (nonce: number, network: NetworkFees): Promise<boolean> => {
    if (slots.length >= limits.inFlight || isStuck(slots[0], network)) return false
    const [next] = pick(network)
    if (!next) {
      await fillGap(nonce, network)
      return false
    }
    const gas = slots.reduce((sum, { attempts }) => sum + (attempts.at(-1)?.gas ?? 0n), countBundleGas(next.operation))
    const { gasLimit } = await client.getBlock()
    if (slots.length > 0 && gas > gasLimit) return false
    const fees = chooseFees(next.operation, network, { minPriorityFee })
    if (!fees) return false
    let free = nonce
    while (slots.some((slot) => slot.nonce === free)) free++
    const slot: Slot = { nonce: free, attempts: [], sentAt: now(), missingSince: undefined }
    try {
      await send(next, { slot, fees, network })
    } finally {
      // Kept when the node does not answer: it may have published the transaction.
      if (slot.attempts.length > 0) slots = [...slots, slot].toSorted((one, other) => one.nonce - other.nonce)
    }
    // One that the node refused is tried again after a pause.
    return slot.attempts.length > 0 || pool.find(next.hash) === undefined || deferred.has(next.hash)
  }

  /** The transactions in flight wait for the nonce of a dropped one. */
  const fillGap = async (nonce: number, network: NetworkFees) => {
    if (!slots[0] || slots[0].nonce === nonce) return
    const slot: Slot = { nonce, attempts: [], sentAt: now(), missingSince: undefined }
    slots = [slot, ...slots]
    await publishEmpty(slot, network)
  }

  /** Sends a transaction that does nothing. */
  const publishEmpty = async (slot: Slot, network: NetworkFees) => {
    const unlimited = { maxFeePerGas: 2n ** 128n, maxPriorityFeePerGas: 2n ** 128n }
    const fees = chooseFees(unlimited, network, { minPriorityFee, replaced: slot.attempts.at(-1)?.fees })
    if (fees) await publish(slot, { to: account.address, data: '0x', gas: EMPTY_GAS, fees, pending: undefined })
  }

  const pick = (network: NetworkFees) =>
    pickOperations(pool.list(), { slots, network, minPriorityFee }).filter(({ hash }) => !deferred.has(hash))

  /** Simulates an operation behind those that are in flight before `slot`, and sends it with the nonce of `slot`. */
  const send = async (pending: PendingOperation, { slot, fees, network }: Sending) => {
    const { operation, hash } = pending
    const before = slots
      .filter(({ nonce }) => nonce < slot.nonce)
      .flatMap(({ attempts }) => attempts.at(-1)?.pending?.operation ?? [])
    try {
      await checkBySimulation(options.simulation, operation, { before, fees: { ...fees, baseFee: network.baseFee } })
    } catch (error) {
      if (!(error instanceof BundlerError)) throw error
      // Another bundler may have sent it.
      if (await removeIncluded(options, hash)) return
      if (before.length > 0) deferred.add(hash)
      else pool.fail(hash, error.message)
      return
    }
    const call = toBundleCall(operation, account.address)
    const refusal = await publish(slot, { to: call.to, data: call.data, gas: call.gas, fees, pending })
    if (refusal === undefined) return
    const count = (refusals.get(pending) ?? 0) + 1
    refusals.set(pending, count)
    if (count >= MAX_REFUSALS) pool.fail(hash, `The node refused the transaction of the operation: ${refusal}`)
  }

  /** Returns why the node refuses the transaction. */
  const publish = async (
    slot: Slot,
    { to, data, gas, fees, pending }: { to: Hex; data: Hex } & Pick<Attempt, 'gas' | 'fees' | 'pending'>,
  ): Promise<string | undefined> => {
    const { nonce } = slot
    const serializedTransaction = await account.signTransaction({
      type: 'eip1559',
      chainId: options.chainId,
      ...{ nonce, to, data, gas, ...fees },
    })
    const attempt = { hash: keccak256(serializedTransaction), serializedTransaction, fees, gas, pending }
    // Before it is sent: a node that does not answer may have published it.
    slot.attempts.push(attempt)
    slot.sentAt = now()
    slot.missingSince = undefined
    const refusal = await broadcast(attempt)
    if (refusal !== undefined) slot.attempts.splice(slot.attempts.indexOf(attempt), 1)
    return refusal
  }

  const broadcast = async ({ serializedTransaction }: Attempt): Promise<string | undefined> => {
    try {
      await client.sendRawTransaction({ serializedTransaction })
    } catch (error) {
      const refusal = readRpcError(error)?.text
      if (refusal === undefined) throw error
      if (!/already known|already imported/i.test(refusal)) return refusal
    }
    return undefined
  }

  /** Sends the transaction that its caller has put in the place of an operation in flight. */
  const replaceOwn = async (network: NetworkFees) => {
    for (const slot of slots) {
      const last = slot.attempts.at(-1)
      const { pending: sent } = last ?? {}
      const next = sent && pool.list().find((other) => isReplacement(other, sent) && !holdsOperation(slots, other.hash))
      const fees = next && chooseFees(next.operation, network, { minPriorityFee, replaced: last?.fees })
      if (next && fees) await send(next, { slot, fees, network })
    }
  }

  const isReplacement = (other: PendingOperation, sent: PendingOperation) =>
    other.hash !== sent.hash && isSameNonce(other.operation, sent.operation)

  /**
   * Replaces the first transaction in flight when it is not in a block: by itself with a higher fee, by the best
   * operation that waits, or by an empty one if others wait behind it.
   */
  const freeHead = async (network: NetworkFees) => {
    const [head] = slots
    const last = head?.attempts.at(-1)
    if (!head || !last) return
    if (!isStuck(head, network) && now() - head.sentAt < times.patience) return
    const replaced = last.fees
    const own = last.pending && pool.find(last.pending.hash)
    for (const pending of [...(own ? [own] : []), ...pick(network)]) {
      const fees = chooseFees(pending.operation, network, { minPriorityFee, replaced })
      if (!fees) continue
      await send(pending, { slot: head, fees, network })
      return resendBehind(head)
    }
    if (slots.length === 1 || !last.pending) return
    await publishEmpty(head, network)
    await resendBehind(head)
  }

  /** Some nodes drop the transactions behind a replaced one. */
  const resendBehind = async (head: Slot) => {
    for (const { nonce, attempts } of slots) {
      const last = attempts.at(-1)
      if (nonce > head.nonce && last) await broadcast(last)
    }
  }

  /** Whether it cannot be in the next block. */
  const isStuck = (slot: Slot | undefined, { baseFee }: NetworkFees) =>
    slot !== undefined && (slot.attempts.at(-1)?.fees.maxFeePerGas ?? 0n) < baseFee

  /** Ends the slots that are in a block, or that the node has dropped. Returns whether there was one. */
  const settle = async (nonce: number): Promise<boolean> => {
    const [head] = slots
    const ended = new Set<Slot>()
    for (const slot of slots) {
      const isDone = slot.nonce < nonce ? await settleIncluded(slot) : slot === head && (await isDropped(slot))
      if (isDone) ended.add(slot)
    }
    if (ended.size === 0) return false
    slots = slots.filter((slot) => !ended.has(slot))
    deferred.clear()
    return true
  }

  const settleIncluded = async (slot: Slot): Promise<boolean> => {
    for (const attempt of slot.attempts) {
      const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [attempt.hash] })
      if (!receipt) continue
      const { pending } = attempt
      if (!pending) return true
      if (BigInt(receipt.status) === 1n) pool.remove(pending.hash)
      else await failReverted(attempt.hash, pending, BigInt(receipt.gasUsed))
      return true
    }
    return isDropped(slot)
  }

  /** A dropped transaction has failed. Its nonce is the next one that is used. */
  const isDropped = async (slot: Slot): Promise<boolean> => {
    const known = await Promise.all(
      slot.attempts.map(({ hash }) => client.request({ method: 'eth_getTransactionByHash', params: [hash] })),
    )
    if (known.some(Boolean)) {
      slot.missingSince = undefined
      return false
    }
    slot.missingSince ??= now()
    if (now() - slot.missingSince < times.drop) return false
    for (const { pending } of slot.attempts) {
      if (pending && pool.find(pending.hash)) {
        pool.fail(pending.hash, 'The node dropped the transaction of the operation.')
      }
    }
    return true
  }

  const failReverted = async (hash: Hex, pending: PendingOperation, gasUsed: bigint) => {
    // Another bundler was faster.
    if (await removeIncluded(options, pending.hash)) return
    const { baseFee } = await readNetworkFees(client)
    const { maxFeePerGas } = pending.operation
    const fees = { maxFeePerGas, maxPriorityFeePerGas: 0n, baseFee: min(baseFee, maxFeePerGas) }
    const reason = await checkBySimulation(options.simulation, pending.operation, { fees }).then(
      () => 'It succeeds now.',
      // The message of another error is about the node, which is nothing for callers.
      (error: unknown) => (error instanceof BundlerError ? error.message : 'The node does not say why.'),
    )
    pool.fail(pending.hash, `The transaction of the operation reverted. ${reason}`)
    pool.suspend(pending.operation.sender)
    report(`Bundler ${options.chainId}: transaction ${hash} reverted and cost ${gasUsed} gas. Its sender is suspended.`)
  }

  const expire = () => {
    for (const { hash, acceptedAt } of pool.list()) {
      if (now() - acceptedAt > times.expiry && !holdsOperation(slots, hash)) {
        pool.fail(hash, 'The operation waited too long: the fee of the network is higher than its own.')
      }
    }
  }

  const warn = (message: string) => {
    // Once, not at every poll.
    if (message !== reported) report(`Bundler ${options.chainId}: ${message}`)
    reported = message
  }

  const hasWork = () => !isClosed && (slots.length > 0 || pool.list().length > 0)

  const run = async () => {
    while (hasWork()) {
      try {
        if (maySend() && (await step())) {
          reported = ''
          continue
        }
      } catch (error) {
        warn(`operations cannot be sent, which is tried again. ${formatError(error)}`)
      }
      await waits.start(times.poll)
    }
  }

  const wake = () => {
    waits.endAll()
    running ??= run().finally(() => {
      running = undefined
      // Added after the last check of the pool.
      if (hasWork()) wake()
    })
  }

  return {
    wake,
    async close() {
      const isWaiting = () => maySend() && pool.list().some(({ hash }) => !holdsOperation(slots, hash))
      for (let left = times.drain; left > 0 && isWaiting(); left -= DRAIN_CHECK) {
        waits.endAll()
        await wait(DRAIN_CHECK)
      }
      isClosed = true
      waits.endAll()
      await running
    },
  }
}

/** With which nonce and fees an operation is sent. */
type Sending = { slot: Slot; fees: Fees; network: NetworkFees }
