import { base58, base64 } from '@scure/base'
import { hexToBytes } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaApproval } from '../../../approval/describe/approval.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { FrameError } from '../../messaging/frame-error.js'
import { type Node, NodeUnreachableError } from '../create-node.js'
import type { Execution } from '../execution/execution.js'
import { explain } from '../explain.js'
import { type Signing, sign } from '../sign-and-send.js'
import { sendSolana } from './send-solana.js'

type TransactionsApproval = Extract<SolanaApproval, { kind: 'solana-transactions' }>

/** The number of signatures, which is 1, and the signature. The message that is signed follows. */
const HEAD = 65

type SignedTransaction = { signature: Uint8Array; wire: Uint8Array }

/** Signs transactions whose only signer is the account, and sends the one of `solana_signAndSendTransaction`. */
export function createSolanaTransactions(
  { account, chainId, request, transactions }: TransactionsApproval,
  { node, networkName, signing }: { node: Node; networkName: string; signing: Omit<Signing, 'worker'> },
): Execution {
  const wires = request.transactions.map((wire) => hexToBytes(wire))
  const isSent = request.answer === 'sent'
  let signed: readonly SignedTransaction[] | null = null
  /** Whether `signed` may be on its way. From then on another try sends the same again. */
  let mayBeSent = false

  async function signAll(worker: Signing['worker']): Promise<readonly SignedTransaction[]> {
    const messages = wires.map((wire) => wire.slice(HEAD))
    const { signatures } = await sign({ kind: 'sign-solana', messages, signer: account }, { ...signing, worker })
    return wires.map((unsigned, index) => {
      const signature = signatures[index]
      if (signature?.length !== HEAD - 1) throw new RangeError('There is no signature of 64 bytes.')
      const wire = Uint8Array.from(unsigned)
      wire.set(signature, 1)
      return { signature, wire }
    })
  }

  return {
    firstCost: { status: 'loading' },
    async readCost() {
      try {
        await requireNetwork(node, { chainId, networkName })
        const mustSucceed = isSent && request.sendOptions.skipPreflight !== true
        await Promise.all(wires.map((wire) => simulate(node, wire, { mustSucceed })))
        return await readCost(node, { account, transactions })
      } catch (error) {
        return { status: 'failed', reason: explain(error) }
      }
    },
    async carryOut(worker) {
      signed ??= await signAll(worker)
      const [first] = signed
      if (!first) throw new RangeError('There is no transaction.')
      if (isSent) {
        try {
          await sendSolana(node, first, request.sendOptions)
        } catch (error) {
          if (error instanceof NodeUnreachableError) mayBeSent = true
          if (!mayBeSent) signed = null
          throw error
        }
      }
      const answer = writeAnswer(request.answer, signed, first)
      return async () => answer
    },
    isUnderWay: () => isSent && signed !== null,
  }
}

function writeAnswer(
  answer: TransactionsApproval['request']['answer'],
  signed: readonly SignedTransaction[],
  { signature, wire }: SignedTransaction,
): unknown {
  if (answer === 'all') return { transactions: signed.map((one) => base64.encode(one.wire)) }
  const text = base58.encode(signature)
  return answer === 'sent' ? { signature: text } : { signature: text, transaction: base64.encode(wire) }
}

/** A node of another chain would take a transaction that the visitor has approved for this one. */
async function requireNetwork(
  node: Node,
  { chainId, networkName }: { chainId: string; networkName: string },
): Promise<void> {
  const hash = await node('getGenesisHash', [])
  if (typeof hash === 'string' && `solana:${hash.slice(0, 32)}` === chainId) return
  throw new FrameError(
    4901,
    `The node of ${networkName} belongs to another network: its genesis is ${String(hash).slice(0, 90)}.`,
  )
}

/**
 * Refuses a transaction of another network: its blockhash is unknown on this one. A transaction that a site sends itself may
 * depend on its earlier ones, so other failures count only when it `mustSucceed` now.
 */
async function simulate(node: Node, wire: Uint8Array, { mustSucceed }: { mustSucceed: boolean }): Promise<void> {
  // The newest blocks: a site may have read its blockhash from one that is not confirmed yet.
  const options = { encoding: 'base64', sigVerify: false, commitment: 'processed' }
  const answer = await node('simulateTransaction', [base64.encode(wire), options])
  const reason = isRecord(answer) && isRecord(answer.value) ? (answer.value.err ?? null) : null
  if (reason === 'BlockhashNotFound') {
    throw new FrameError(-32003, 'The transaction is too old, or of another network (BlockhashNotFound).')
  }
  if (reason !== null && mustSucceed) {
    throw new FrameError(-32003, `The network would refuse it: ${JSON.stringify(reason).slice(0, 300)}.`)
  }
}

/** The fees at most, and whether the account can pay them together with the amounts that it sends. In lamports. */
async function readCost(
  node: Node,
  { account, transactions }: Pick<TransactionsApproval, 'account' | 'transactions'>,
): Promise<Cost> {
  const answer = await node('getBalance', [account, { commitment: 'confirmed' }])
  const balance = isRecord(answer) && typeof answer.value === 'number' ? BigInt(Math.trunc(answer.value)) : 0n
  const fee = transactions.reduce((sum, transaction) => sum + transaction.fee, 0n)
  const value = transactions
    .flatMap(({ steps }) => steps ?? [])
    .reduce((sum, step) => (step.type === 'sol-transfer' && step.from === account ? sum + step.lamports : sum), 0n)
  return { status: value + fee <= balance ? 'known' : 'insufficient', fee }
}
