import { type Address, type Hex, isHex, stringToHex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import {
  toRpcUserOperation,
  type UnsignedUserOperation,
  type UserOperation,
} from '../../../../src/embedded/smart-account/user-operation.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { FrameError } from '../../messaging/frame-error.js'
import { type Node, NodeUnreachableError } from '../create-node.js'
import { explain } from '../explain.js'
import { type Signing, sign } from '../sign-and-send.js'
import type { Answer, Execution } from './execution.js'
import { type OperationDraft, type PreparedOperation, prepareOperation } from './prepare-operation.js'
import { waitForOperation } from './wait-for-operation.js'

const { entryPoint } = smartAccountAddresses

/** How long to wait for an earlier operation of the account, ms. */
const EARLIER_LIMIT = 60_000
/** How long `eth_sendTransaction` waits for its block, ms. */
const INCLUSION_LIMIT = 120_000

/** The newest operation of each account that this page of the frame has sent, by network and address. */
export type SentOperations = Map<string, Hex>

/** A text that was signed with an operation, which the owner's key has signed as the account. */
export type SignedNote = { signature: Hex; isDeployed: boolean }

/**
 * Sends a user operation of the smart account of the wallet.
 *
 * @param answer makes the answer to the page of the hash of the operation.
 * @param writeNote Writes a text about the operation with this hash, which is signed with it. Default: nothing more is signed.
 */
export function createOperation(
  draft: OperationDraft,
  {
    node,
    bundler,
    chainId,
    owner,
    signing,
    sent,
    sponsor,
    answer,
    writeNote,
  }: {
    node: Node
    bundler: Node
    chainId: number
    owner: Address
    signing: Omit<Signing, 'worker'>
    sent: SentOperations
    /** Adds the paymaster of the operation; null if none pays. Absent on networks without a paymaster. */
    sponsor?: ((operation: UnsignedUserOperation) => Promise<UnsignedUserOperation | null>) | undefined
    answer: (hash: Hex, note: SignedNote | null) => Answer
    writeNote?: (hash: Hex) => string
  },
): Execution {
  const place = `${chainId} ${draft.sender}`
  /**
   * With the nonce of the signed operation: a bundler that refuses it may keep it, and must not get a second one that
   * is valid too.
   */
  let pinned = draft
  /** The operation whose cost was shown, and that is signed. */
  let prepared: PreparedOperation | null = null
  /** The operation that was signed and sent, until the bundler refuses it. */
  let signed: UserOperation | null = null
  let note: SignedNote | null = null
  /** Whether `signed` may be on its way. From then on another try sends the same again, never a second one. */
  let mayBeSent = false

  /** The nonce is known only then, and a call may need what an earlier one does. */
  async function waitForEarlier(): Promise<void> {
    const earlier = sent.get(place)
    if (!earlier) return
    // One that was dropped is waited for no longer.
    const receipt = await waitForOperation(bundler, earlier, EARLIER_LIMIT).catch(() => 'dropped')
    if (receipt === null) throw new FrameError(-32603, 'An earlier operation of this account is not in a block yet.')
    sent.delete(place)
  }

  return {
    firstCost: { status: 'loading' },
    async readCost(): Promise<Cost> {
      prepared = null
      try {
        await waitForEarlier()
        prepared = await prepareOperation(pinned, { node, bundler, owner })
        const { fee, balance, deposit, isDeployed } = prepared
        const due = fee > deposit ? fee - deposit : 0n
        if (draft.value + due <= balance) return { status: 'known', fee, createsAccount: !isDeployed }
        // Only the fee is paid for: the account has what its calls send.
        const paid = await sponsor?.(prepared.operation)
        if (!paid) return { status: 'insufficient', fee, createsAccount: !isDeployed }
        prepared = { ...prepared, operation: paid, fee: 0n }
        return { status: 'known', fee: 0n, createsAccount: !isDeployed, isSponsored: true }
      } catch (error) {
        return { status: 'failed', reason: explain(error) }
      }
    },
    async carryOut(worker) {
      if (!prepared) throw new FrameError(-32603, 'The network fee is not known.')
      const { operation, isDeployed } = prepared
      if (!signed) {
        const message = writeNote && stringToHex(writeNote(hashOperation({ ...operation, signature: '0x' }, chainId)))
        const request = { kind: 'sign-user-operation', operation, chainId, ...(message && { message }) } as const
        const { signature, messageSignature } = await sign(request, { ...signing, worker })
        signed = { ...operation, signature }
        note = messageSignature ? { signature: messageSignature, isDeployed } : null
      }
      pinned = { ...draft, limits: { ...draft.limits, nonce: operation.nonce } }
      try {
        const hash = await sendSignedOperation(bundler, signed, chainId)
        sent.set(place, hash)
        return answer(hash, note)
      } catch (error) {
        if (error instanceof NodeUnreachableError) mayBeSent = true
        if (!mayBeSent) signed = null
        throw error
      }
    },
    isUnderWay: () => signed !== null,
  }
}

/**
 * Sends a signed operation. A bundler that has it already, as after an answer that was lost, counts as sent.
 *
 * @returns the hash of ERC-4337
 * @throws NodeUnreachableError when it may have been sent; the bundler's own error when it refused it and does not have it
 */
export async function sendSignedOperation(bundler: Node, operation: UserOperation, chainId: number): Promise<Hex> {
  const hash = hashOperation(operation, chainId)
  try {
    const answer = await bundler('eth_sendUserOperation', [toRpcUserOperation(operation), entryPoint])
    if (isHex(answer) && answer.toLowerCase() === hash) return hash
  } catch (error) {
    const found = await bundler('eth_getUserOperationByHash', [hash]).catch((lost: unknown) => {
      // Without an answer to this question the outcome is not known.
      if (lost instanceof NodeUnreachableError) throw lost
      return null
    })
    if (isRecord(found)) return hash
    throw error
  }
  throw new FrameError(-32603, 'The bundler answered with the hash of another operation.')
}

/** The hash of ERC-4337. The signature is not part of it. */
function hashOperation(operation: UserOperation, chainId: number): Hex {
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
}

/**
 * Waits for the transaction that has an operation: the answer to `eth_sendTransaction`.
 *
 * @throws FrameError with -32003 when the operation failed or was dropped, -32603 when the time is over
 */
export async function readTransactionHash(bundler: Node, hash: Hex, timeLimit = INCLUSION_LIMIT): Promise<Hex> {
  const receipt = await waitForOperation(bundler, hash, timeLimit).catch((error: unknown) => {
    throw new FrameError(-32003, `The user operation ${hash} was dropped: ${explain(error)}`, { cause: error })
  })
  if (receipt === null) {
    throw new FrameError(-32603, `The user operation ${hash} was sent, but is in no block yet. It may still come.`)
  }
  if (receipt.isSuccess) return receipt.transactionHash
  // The transaction itself succeeded: a page that gets its hash would take the payment for made.
  const reason = receipt.reason === '' ? '' : `: ${receipt.reason}`
  throw new FrameError(-32003, `The call reverted in the transaction ${receipt.transactionHash}${reason}`)
}
