import { ed25519 } from '@noble/curves/ed25519'
import { base64 } from '@scure/base'
import { getTransactionEncoder } from '@solana/kit'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { localSolana } from '../../../../servers/chains/serving/local-networks.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaRequest } from '../../../approval/describe/approval.js'
import { decodeTransaction } from '../../../requests/solana/explain-transaction.js'
import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import type { CallChain } from '../../requests/call-chain.js'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import { deriveSolanaKey } from './derive-solana-key.js'

const chain = localSolana.caipNetworkId

/**
 * Signs transactions, and sends them one after the other if the site requested that. Returns the signed transactions, or
 * their first signatures, in hex.
 *
 * @throws WalletFailure with 4901 when the node is not the local chain, -32003 with the reason when the chain refuses one
 */
export async function executeTransactions(
  callChain: CallChain,
  account: NamespaceAccount,
  { transactions, answer }: Extract<SolanaRequest, { kind: 'sign-solana-transactions' }>,
): Promise<readonly Hex[]> {
  await requireLocalSolana(callChain)
  const key = deriveSolanaKey(account)
  const signed = transactions.map((wire) => {
    const { compiled, ...transaction } = decodeTransaction(hexToBytes(wire))
    const own = ed25519.sign(Uint8Array.from(transaction.messageBytes), key)
    const signatures = { ...transaction.signatures, [account.address]: own }
    const bytes = Uint8Array.from(getTransactionEncoder().encode({ ...transaction, signatures }))
    // The signatures of 64 bytes are behind their number, which is one byte for fewer than 128.
    return { bytes, first: bytesToHex(bytes.slice(1, 65)) }
  })
  if (answer !== 'sent') return signed.map(({ bytes }) => bytesToHex(bytes))
  const sent: Hex[] = []
  for (const { bytes, first } of signed) {
    await send(callChain, bytes)
    sent.push(first)
  }
  return sent
}

async function send(callChain: CallChain, bytes: Uint8Array): Promise<void> {
  const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
  try {
    await callChain(chain, 'sendTransaction', [base64.encode(bytes), options])
  } catch (error) {
    if (!(error instanceof WalletFailure) || error.code === failureCodes.chainDisconnected) throw error
    // Codes of Solana's nodes mean other things to apps: -32002 is a request that is already pending.
    const { message, data } = error
    throw new WalletFailure({
      code: failureCodes.transactionRejected,
      message: `${localSolana.name} refused the transaction: ${message}`,
      data: isRecord(data) ? { err: data.err, logs: data.logs } : data,
    })
  }
}

/** Reads the genesis hash from the node, so that a wrong URL in the config cannot sign for a real chain. */
async function requireLocalSolana(callChain: CallChain): Promise<void> {
  const hash = await callChain(chain, 'getGenesisHash', [])
  if (typeof hash === 'string' && `solana:${hash.slice(0, 32)}` === chain) return
  throw new WalletFailure({
    code: failureCodes.chainDisconnected,
    message: `The node of ${localSolana.name} says its genesis is ${String(hash)}. Development keys sign for local chains only.`,
  })
}
