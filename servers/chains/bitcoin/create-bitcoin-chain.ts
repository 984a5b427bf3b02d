import { sha256 } from '@noble/hashes/sha2'
import { createTicks, type Ticks } from '../facade/create-ticks.js'
import type { AcceptedTransaction, AddressStats, BitcoinState } from './bitcoin-state.js'
import { checkTransaction, refusalCodes, TransactionRefused } from './check-transaction.js'
import { createContents, FIRST_HEIGHT } from './create-contents.js'
import { type ReadTransaction, readInputId, readTransaction } from './read-transaction.js'
import { genesisHash } from './regtest.js'

/** A transaction of the chain or the mempool. */
export type KnownTransaction = AcceptedTransaction & { read: ReadTransaction }

/** An output that is not spent. `amount` in sat. */
export type Unspent = { id: string; script: string; amount: number; height: number; time: number }

export type BitcoinChain = {
  ticks: Ticks
  getBlockHash(height: number): string
  find(txid: string): KnownTransaction | undefined
  /** The newest first. */
  listTransactions(script: string): KnownTransaction[]
  listUnspent(script: string): Unspent[]
  /** Of all transactions, and of those that are in no block yet. */
  readStats(script: string): { all: AddressStats; mempool: AddressStats }
  /**
   * Accepts a transaction into the next block.
   *
   * @returns its id
   * @throws TransactionRefused with the reason of a node.
   */
  send(bytes: Uint8Array): string
  dump(): BitcoinState
}

/** Time between blocks, ms. */
const BLOCK_TIME = 10_000
/** Transactions that are kept. The oldest goes first; its outputs and amounts remain. */
const MOST_TRANSACTIONS = 5_000
const noStats: AddressStats = { fundedCount: 0, fundedSum: 0, spentCount: 0, spentSum: 0, txCount: 0 }

/**
 * Creates a chain with the rules of regtest: a set of unspent outputs, and a block every 10 seconds with all that was sent
 * before. Nobody mines, and there are no reorganisations.
 *
 * @param state What `dump` of an earlier chain returned. Default: a new chain with its contents.
 */
export function createBitcoinChain(state: BitcoinState | undefined, now: () => number): BitcoinChain {
  const readTime = () => Math.floor(now() / 1_000)
  const createdAt = state?.createdAt ?? now()
  const ticks = createTicks({ start: state?.height ?? FIRST_HEIGHT, interval: BLOCK_TIME, now })
  const known = new Map<string, KnownTransaction>()
  const unspent = new Map<string, Unspent>((state?.outputs ?? []).map((output) => [output.id, output]))
  const stats = new Map<string, AddressStats>(Object.entries(state?.stats ?? {}))

  const add = (accepted: AcceptedTransaction) => {
    const read = readTransaction(new Uint8Array(Buffer.from(accepted.hex, 'hex')))
    const transaction = { ...accepted, read }
    known.set(read.txid, transaction)
    const [oldest] = known.keys()
    if (known.size > MOST_TRANSACTIONS && oldest !== undefined) known.delete(oldest)
    return transaction
  }
  /** Moves the coins of a transaction. */
  const apply = (transaction: KnownTransaction) => {
    const { read, height, time } = transaction
    for (const input of read.raw.inputs) unspent.delete(nameInput(input))
    read.raw.outputs.forEach(({ script, amount }, index) => {
      const id = `${read.txid}:${index}`
      if (script[0] === 0x6a) return
      unspent.set(id, { id, script: toHex(script), amount: Number(amount), height, time })
    })
    for (const script of listScripts(transaction)) {
      stats.set(script, addStats(stats.get(script) ?? noStats, countOf(transaction, script)))
    }
  }
  for (const accepted of state?.transactions ?? []) add(accepted)
  if (!state) for (const accepted of createContents(readTime())) apply(add(accepted))

  const listTransactions = (script: string) =>
    [...known.values()].filter((transaction) => listScripts(transaction).has(script)).reverse()

  return {
    ticks,
    listTransactions,
    find: (txid) => known.get(txid),
    listUnspent: (script) => [...unspent.values()].filter((output) => output.script === script),

    getBlockHash(height) {
      if (height === 0) return genesisHash
      return toHex(sha256(Buffer.from(`${genesisHash} ${createdAt} ${height}`)))
    },

    readStats(script) {
      const tip = ticks.read()
      const waiting = listTransactions(script).filter(({ height }) => height > tip)
      const mempool = waiting.map((transaction) => countOf(transaction, script)).reduce(addStats, noStats)
      return { all: stats.get(script) ?? noStats, mempool }
    },

    send(bytes) {
      const read = decode(bytes)
      const height = ticks.read() + 1
      const present = known.get(read.txid)
      if (present) {
        throw present.height < height
          ? new TransactionRefused(refusalCodes.known, 'Transaction outputs already in utxo set')
          : new TransactionRefused(refusalCodes.known, 'txn-already-in-mempool')
      }
      const spent = read.raw.inputs.map((input) => {
        const output = unspent.get(nameInput(input))
        if (output) return output
        const isTaken = [...known.values()].some((other) => {
          return other.height >= height && other.read.raw.inputs.some((taken) => nameInput(taken) === nameInput(input))
        })
        throw isTaken
          ? new TransactionRefused(refusalCodes.rejected, 'txn-mempool-conflict')
          : new TransactionRefused(refusalCodes.missingInputs, 'bad-txns-inputs-missingorspent')
      })
      const time = readTime()
      const outputs = spent.map(({ script, amount }) => {
        return { script: new Uint8Array(Buffer.from(script, 'hex')), amount: BigInt(amount) }
      })
      checkTransaction({ read, spent: outputs, height, time })
      const places = spent.map(({ script, amount }) => ({ script, amount }))
      apply(add({ hex: toHex(bytes), height, time, spent: places }))
      return read.txid
    },

    dump: () => ({
      version: 1,
      createdAt,
      height: ticks.read(),
      transactions: [...known.values()].map(({ hex, height, time, spent }) => ({ hex, height, time, spent })),
      outputs: [...unspent.values()],
      stats: Object.fromEntries(stats),
    }),
  }
}

function decode(bytes: Uint8Array): ReadTransaction {
  try {
    return readTransaction(bytes)
  } catch {
    // The library's reason names its own parts, which says nothing to a caller.
    const reason = 'TX decode failed. Make sure the tx has at least one input.'
    throw new TransactionRefused(refusalCodes.undecodable, reason)
  }
}

function nameInput(input: ReadTransaction['raw']['inputs'][number]): string {
  return `${readInputId(input)}:${input.index}`
}

function listScripts({ read, spent }: KnownTransaction): Set<string> {
  return new Set([...spent.map(({ script }) => script), ...read.raw.outputs.map(({ script }) => toHex(script))])
}

/** What one transaction adds to the counts of a script. */
function countOf({ read, spent }: KnownTransaction, script: string): AddressStats {
  const received = read.raw.outputs.filter((output) => toHex(output.script) === script)
  const paid = spent.filter((output) => output.script === script)
  return {
    fundedCount: received.length,
    fundedSum: Number(received.reduce((sum, { amount }) => sum + amount, 0n)),
    spentCount: paid.length,
    spentSum: paid.reduce((sum, { amount }) => sum + amount, 0),
    txCount: 1,
  }
}

function addStats(first: AddressStats, second: AddressStats): AddressStats {
  return {
    fundedCount: first.fundedCount + second.fundedCount,
    fundedSum: first.fundedSum + second.fundedSum,
    spentCount: first.spentCount + second.spentCount,
    spentSum: first.spentSum + second.spentSum,
    txCount: first.txCount + second.txCount,
  }
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
