import type { AddressStats } from './bitcoin-state.js'
import type { BitcoinChain, KnownTransaction } from './create-bitcoin-chain.js'
import { readInputId } from './read-transaction.js'
import { describeScript } from './regtest.js'

/** Where a transaction is, as esplora says it. */
export function formatStatus(
  { ticks, getBlockHash }: BitcoinChain,
  { height, time }: { height: number; time: number },
) {
  if (height > ticks.read()) return { confirmed: false }
  return { confirmed: true, block_height: height, block_hash: getBlockHash(height), block_time: time }
}

/** Writes a transaction as esplora does. */
export function formatTransaction(chain: BitcoinChain, transaction: KnownTransaction): object {
  const { read, spent } = transaction
  const { raw } = read
  const vout = raw.outputs.map(({ script, amount }) => ({ ...describeScript(script), value: Number(amount) }))
  const vin = raw.inputs.map((input, index) => {
    const output = spent[index]
    const script = output && new Uint8Array(Buffer.from(output.script, 'hex'))
    return {
      txid: readInputId(input),
      vout: input.index,
      prevout: output && script ? { ...describeScript(script), value: output.amount } : null,
      scriptsig: Buffer.from(input.finalScriptSig).toString('hex'),
      witness: (raw.witnesses?.[index] ?? []).map((part) => Buffer.from(part).toString('hex')),
      is_coinbase: output === undefined,
      sequence: input.sequence,
    }
  })
  const paid = spent.reduce((sum, { amount }) => sum + amount, 0)
  const received = vout.reduce((sum, { value }) => sum + value, 0)
  return {
    txid: read.txid,
    version: raw.version,
    locktime: raw.lockTime,
    vin,
    vout,
    size: read.size,
    weight: read.weight,
    fee: spent.length === 0 ? 0 : paid - received,
    status: formatStatus(chain, transaction),
  }
}

export function formatStats(stats: AddressStats): object {
  return {
    funded_txo_count: stats.fundedCount,
    funded_txo_sum: stats.fundedSum,
    spent_txo_count: stats.spentCount,
    spent_txo_sum: stats.spentSum,
    tx_count: stats.txCount,
  }
}

export function subtractStats(all: AddressStats, part: AddressStats): AddressStats {
  return {
    fundedCount: all.fundedCount - part.fundedCount,
    fundedSum: all.fundedSum - part.fundedSum,
    spentCount: all.spentCount - part.spentCount,
    spentSum: all.spentSum - part.spentSum,
    txCount: all.txCount - part.txCount,
  }
}
