import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { isRecord } from '../../../rules/is-record.js'
import { decodeBase58 } from '../../drivers/base58.js'
import { decodeBase64, encodeBase64 } from '../../drivers/bytes.js'
import {
  askPairedWallet,
  findPairedChain,
  namePairedWallet,
  requirePairedSession,
} from '../../drivers/paired/ask-paired-wallet.js'
import type { PairedContext } from '../../drivers/paired/create-paired-actions.js'
import { insertSignature } from './insert-signature.js'
import { type Asked, decideSender, type TransactionCalls } from './transaction-calls.js'

const [signOne, signAll, signAndSend] = [
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] as const

/** The transaction calls of a paired wallet. If it has approved only one of the two methods, they use that one. */
export function createPairedTransactionCalls(context: PairedContext): TransactionCalls {
  const approves = (method: string) => requirePairedSession(context).methods.includes(method)

  async function askToSignAll(transactions: readonly Uint8Array[], { network }: Asked): Promise<readonly Uint8Array[]> {
    const params = { transactions: transactions.map(encodeBase64) }
    const answer = await askPairedWallet(context, { network, method: signAll, params })
    const signed = isRecord(answer) && Array.isArray(answer.transactions) ? answer.transactions : []
    if (signed.length === transactions.length) return signed.map(readTransaction)
    throw new WalletFailedError({ details: 'The wallet did not return all of the transactions.' })
  }

  /** Some wallets return only the signature. */
  async function askToSign(transaction: Uint8Array, { address, network }: Asked): Promise<Uint8Array> {
    const params = { transaction: encodeBase64(transaction) }
    const answer = await askPairedWallet(context, { network, method: signOne, params })
    if (isRecord(answer) && typeof answer.transaction === 'string') return readTransaction(answer.transaction)
    const account = decodeBase58(address)
    const signed = account && insertSignature(transaction, account, readPairedSignature(answer))
    if (signed) return signed
    throw new WalletFailedError({ details: `${address} does not sign this transaction.` })
  }

  return {
    version: 0,
    sendsItself(_address, network) {
      findPairedChain(context, network.caipNetworkId)
      const name = namePairedWallet(requirePairedSession(context))
      const canSign = approves(signOne) || approves(signAll)
      return decideSender(network, { name, canSend: approves(signAndSend), canSign }) === 'wallet'
    },
    async send(transaction, { network }) {
      const params = { transaction: encodeBase64(transaction), sendOptions: { preflightCommitment: 'confirmed' } }
      return readPairedSignature(await askPairedWallet(context, { network, method: signAndSend, params }))
    },
    async sign(transactions, asked) {
      const isTogether = transactions.length > 1 || !approves(signOne)
      if (isTogether && approves(signAll)) return askToSignAll(transactions, asked)
      const signed: Uint8Array[] = []
      // One after another, because the visitor approves each.
      for (const transaction of transactions) signed.push(await askToSign(transaction, asked))
      return signed
    },
  }
}

/** @throws WalletFailedError */
function readTransaction(text: unknown): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return decodeBase64(text)
  } catch {
    // Not base64: the error is below.
  }
  throw new WalletFailedError({ details: 'The wallet returned a transaction that is not base64.' })
}

/** The signature in the answer of a paired wallet. @throws WalletFailedError */
export function readPairedSignature(answer: unknown): Uint8Array {
  const signature = isRecord(answer) && typeof answer.signature === 'string' ? decodeBase58(answer.signature) : null
  if (signature?.length === 64) return signature
  throw new WalletFailedError({ details: 'The wallet returned no signature of 64 bytes.' })
}
