import type { Address, Hex } from 'viem'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import type { BundlerLimits } from '../bundler-limits.js'
import { getReplacementFee } from '../chain/choose-fees.js'

export type PendingOperation = {
  hash: Hex
  operation: UserOperation
  /** When it was accepted, ms. */
  acceptedAt: number
}

export type PoolOptions = {
  limits: Pick<BundlerLimits, 'pending' | 'pendingOfSender'>
  /** In ms. */
  now: () => number
}

/** The operations of one network that wait for a block, and the outcome of those that never got into one. */
export type Pool = {
  /** The waiting operations, the oldest first. A replacement keeps the place of the replaced one. */
  list(): readonly PendingOperation[]
  find(hash: Hex): PendingOperation | undefined
  /** The operations of the same sender that run before `operation`. */
  listBefore(operation: UserOperation): readonly UserOperation[]
  /** @throws BundlerError when `operation` cannot be added. */
  check(operation: UserOperation): void
  /**
   * Adds an operation. One with the same sender and nonce is replaced.
   *
   * @throws BundlerError as `check`
   */
  add(hash: Hex, operation: UserOperation): void
  /** Removes an operation that is in a block. */
  remove(hash: Hex): void
  /** Removes an operation that will not be in a block, and remembers why. */
  fail(hash: Hex, reason: string): void
  /** Why an operation will not be in a block. Undefined when it may be, or is not known. */
  readFailure(hash: Hex): string | undefined
  /**
   * Refuses the operations of `sender` during 10 minutes. Its paymaster is not suspended: anybody could do that to a
   * paymaster that others need.
   */
  suspend(sender: Address): void
}

/** How many failures are remembered. */
const MAX_FAILURES = 1_000
/** How many suspended accounts are remembered. */
const MAX_SUSPENDED = 10_000
/** In ms. */
const SUSPENSION = 600_000

export function createPool({ limits, now }: PoolOptions): Pool {
  const waiting = new Map<string, PendingOperation>()
  const failures = new Map<Hex, string>()
  const suspended = new Map<Address, number>()
  const find = (hash: Hex) => [...waiting.values()].find((pending) => pending.hash === hash)
  const drop = (hash: Hex) => {
    const pending = find(hash)
    if (pending) waiting.delete(getKey(pending.operation))
  }
  const remember = (hash: Hex, reason: string) => {
    failures.delete(hash)
    failures.set(hash, reason)
    dropOldest(failures, MAX_FAILURES)
  }
  const check = (operation: UserOperation) => {
    if ((suspended.get(operation.sender) ?? 0) > now()) throw refuseSuspended(operation.sender)
    const replaced = waiting.get(getKey(operation))
    if (replaced) {
      checkReplacement(operation, replaced.operation)
      return
    }
    const ofSender = [...waiting.values()].filter((pending) => pending.operation.sender === operation.sender)
    if (ofSender.length >= limits.pendingOfSender) {
      throw refuse(`The account has ${ofSender.length} operations that wait for a block. Wait until one is included.`)
    }
    if (waiting.size >= limits.pending) throw refuse('Too many operations wait for a block. Try again later.')
  }

  return {
    list: () => [...waiting.values()],
    find,
    listBefore: (operation) =>
      [...waiting.values()]
        .map((pending) => pending.operation)
        .filter((other) => other.sender === operation.sender && runsBefore(other, operation)),
    check,
    add(hash, operation) {
      check(operation)
      const replaced = waiting.get(getKey(operation))
      if (replaced) remember(replaced.hash, `The operation was replaced by ${hash}.`)
      failures.delete(hash)
      waiting.set(getKey(operation), { hash, operation, acceptedAt: now() })
    },
    remove: drop,
    fail(hash, reason) {
      drop(hash)
      remember(hash, reason)
    },
    readFailure: (hash) => failures.get(hash),
    suspend(sender) {
      suspended.delete(sender)
      suspended.set(sender, now() + SUSPENSION)
      dropOldest(suspended, MAX_SUSPENDED)
    },
  }
}

const feeNames = ['maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Whether only one of two operations can be in a block. */
export function isSameNonce(operation: UserOperation, other: UserOperation): boolean {
  return getKey(operation) === getKey(other)
}

function getKey({ sender, nonce }: UserOperation): string {
  return `${sender} ${nonce}`
}

/** A nonce is a key of 192 bits and a number that counts up from 0 for each key. Keys are independent. */
function runsBefore(other: UserOperation, operation: UserOperation): boolean {
  const isSameKey = other.nonce >> 64n === operation.nonce >> 64n
  return isSameKey ? other.nonce < operation.nonce : true
}

function checkReplacement(operation: UserOperation, replaced: UserOperation): void {
  for (const name of feeNames) {
    const least = getReplacementFee(replaced[name])
    if (operation[name] < least) {
      throw new BundlerError(
        rpcCodes.invalidParams,
        `An operation with this nonce waits for a block. To replace it, ${name} must be at least ${least}.`,
      )
    }
  }
}

function refuse(message: string): BundlerError {
  return new BundlerError(rpcCodes.limitExceeded, message)
}

function refuseSuspended(sender: Address): BundlerError {
  return new BundlerError(
    bundlerCodes.throttled,
    `${sender} is suspended for some minutes, because an operation of it made a transaction of this bundler revert.`,
  )
}

/** Insertion order is the order of use. */
function dropOldest(map: Map<unknown, unknown>, most: number): void {
  const [oldest] = map.keys()
  if (map.size > most) map.delete(oldest)
}
