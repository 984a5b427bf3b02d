import { sha256 } from '@noble/hashes/sha2'
import { RawTx, Transaction } from '@scure/btc-signer'

export type RawTransaction = ReturnType<typeof RawTx.decode>

export type ReadTransaction = {
  txid: string
  /** Bytes of the whole transaction. */
  size: number
  /** Four for each byte, and one for a byte of a witness (BIP-141). */
  weight: number
  raw: RawTransaction
  /** Makes the hashes that signatures are over. */
  hasher: Transaction
}

/**
 * Decodes a transaction.
 *
 * @throws Error when the bytes are none.
 */
export function readTransaction(bytes: Uint8Array): ReadTransaction {
  const raw = RawTx.decode(bytes)
  const stripped = RawTx.encode({ ...raw, segwitFlag: false, witnesses: undefined })
  return {
    txid: Buffer.from(sha256(sha256(stripped)))
      .reverse()
      .toString('hex'),
    size: bytes.length,
    weight: stripped.length * 3 + bytes.length,
    raw,
    hasher: Transaction.fromRaw(bytes, {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    }),
  }
}

/** The id of the transaction that an input spends. The library has its bytes in the order in which ids are written. */
export function readInputId({ txid }: RawTransaction['inputs'][number]): string {
  return Buffer.from(txid).toString('hex')
}
