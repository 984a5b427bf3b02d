import { base58 } from '@scure/base'
import { RpcFailure } from '../../serving/rpc-failure.js'
import type { SolanaChain } from '../create-solana-chain.js'
import { readTransaction, type TransactionMessage } from '../read-transaction.js'
import type { LandedTransaction } from '../solana-state.js'
import { readAddress, readConfig, readCount, readList, readSignature, refuseParam } from './params.js'
import { solanaCodes } from './solana-codes.js'

/** Slots until a block is final. */
const FINAL_AFTER = 32
const [MAX_STATUSES, MAX_SIGNATURES] = [256, 1_000]

/** The methods that read past transactions. */
export function createHistoryMethods({ history, slots }: SolanaChain) {
  const readStatus = (slot: number) => {
    const confirmations = slots.read() - slot
    if (confirmations >= FINAL_AFTER) return { confirmations: null, confirmationStatus: 'finalized' }
    return { confirmations, confirmationStatus: confirmations === 0 ? 'processed' : 'confirmed' }
  }
  return {
    getSignatureStatuses: ([list]: readonly unknown[]) => ({
      context: { slot: slots.read() },
      value: readList(list, MAX_STATUSES).map((signature) => {
        const found = history.find(readSignature(signature))
        if (!found) return null
        const { slot, err } = found
        return { slot, err, status: err === null ? { Ok: null } : { Err: err }, ...readStatus(slot) }
      }),
    }),

    getSignaturesForAddress: ([text, options]: readonly unknown[]) => {
      const at = readAddress(text)
      const { limit = MAX_SIGNATURES, before, until } = readConfig(options)
      const most = readCount(limit, MAX_SIGNATURES)
      const newestFirst = history.list().reverse()
      const indexOf = (signature: unknown, otherwise: number) => {
        if (signature === undefined || signature === null) return otherwise
        const known = history.find(readSignature(signature))
        return known ? newestFirst.indexOf(known) : otherwise
      }
      return newestFirst
        .slice(indexOf(before, -1) + 1, indexOf(until, newestFirst.length))
        .filter(({ keys }) => keys.some(({ pubkey }) => pubkey === at))
        .slice(0, most)
        .map(({ signature, slot, err, blockTime }) => {
          return {
            signature,
            slot,
            err,
            blockTime,
            memo: null,
            confirmationStatus: readStatus(slot).confirmationStatus,
          }
        })
    },

    getTransaction: ([text, options]: readonly unknown[]) => {
      const config = readConfig(typeof options === 'string' ? { encoding: options } : options)
      const found = history.find(readSignature(text))
      if (!found) return null
      const { message } = readTransaction(new Uint8Array(Buffer.from(found.wire, 'base64')))
      const newest = config.maxSupportedTransactionVersion
      if (message.version !== 'legacy' && typeof newest !== 'number') {
        const advice = 'Please try the request again with the following configuration parameter'
        throw new RpcFailure(
          solanaCodes.unsupportedTransactionVersion,
          `Transaction version (0) is not supported by the requesting client. ${advice}: "maxSupportedTransactionVersion": 0`,
        )
      }
      const { slot, blockTime } = found
      return {
        slot,
        blockTime,
        transaction: formatTransaction(found, message, config.encoding),
        meta: formatMeta(found, config.encoding === 'jsonParsed'),
        ...(typeof newest === 'number' ? { version: message.version } : {}),
      }
    },
  }
}

function formatMeta(found: LandedTransaction, isParsed: boolean): object {
  const { err, fee, preBalances, postBalances, preTokenBalances, postTokenBalances, logs, unitsConsumed, keys } = found
  const loaded = keys.filter(({ source }) => source === 'lookupTable')
  const loadedAddresses = {
    writable: loaded.filter(({ writable }) => writable).map(({ pubkey }) => pubkey),
    readonly: loaded.filter(({ writable }) => !writable).map(({ pubkey }) => pubkey),
  }
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee,
    preBalances,
    postBalances,
    preTokenBalances,
    postTokenBalances,
    logMessages: logs,
    innerInstructions: found.innerInstructions,
    computeUnitsConsumed: unitsConsumed,
    rewards: [],
    ...(isParsed ? {} : { loadedAddresses }),
  }
}

function formatTransaction(
  { wire, keys, signature }: LandedTransaction,
  message: TransactionMessage,
  encoding: unknown,
) {
  if (encoding === 'base64') return [wire, 'base64']
  const bytes = new Uint8Array(Buffer.from(wire, 'base64'))
  if (encoding === 'base58') return [base58.encode(bytes), 'base58']
  if (encoding !== undefined && encoding !== 'json' && encoding !== 'jsonParsed') {
    throw refuseParam('Invalid params: encoding must be base58, base64, json or jsonParsed.')
  }
  const signatures = Object.values(readTransaction(bytes).transaction.signatures).map((value) =>
    value ? base58.encode(Uint8Array.from(value)) : signature,
  )
  const { lifetimeToken: recentBlockhash, header, staticAccounts } = message
  const lookups = ('addressTableLookups' in message && message.addressTableLookups) || []
  const addressTableLookups = lookups.map(({ lookupTableAddress, readonlyIndexes, writableIndexes }) => {
    return { accountKey: lookupTableAddress, readonlyIndexes, writableIndexes }
  })
  const tables = message.version === 'legacy' ? {} : { addressTableLookups }
  const instructions = message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => {
    const code = base58.encode(Uint8Array.from(data ?? []))
    if (encoding !== 'jsonParsed') {
      return { programIdIndex: programAddressIndex, accounts: accountIndices, data: code, stackHeight: 1 }
    }
    // Like a node that does not know the program.
    const accounts = accountIndices.map((index) => keys[index]?.pubkey)
    return { programId: keys[programAddressIndex]?.pubkey, accounts, data: code, stackHeight: 1 }
  })
  if (encoding === 'jsonParsed') {
    return { signatures, message: { accountKeys: keys, recentBlockhash, instructions, ...tables } }
  }
  const counts = {
    numRequiredSignatures: header.numSignerAccounts,
    numReadonlySignedAccounts: header.numReadonlySignerAccounts,
    numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
  }
  return {
    signatures,
    message: { header: counts, accountKeys: staticAccounts, recentBlockhash, instructions, ...tables },
  }
}
