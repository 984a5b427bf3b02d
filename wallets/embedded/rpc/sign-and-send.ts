import { keccak256 } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import type { Device } from '../keys/open-device.js'
import { wipe } from '../keys/split-entropy.js'
import { FrameError } from '../messaging/frame-error.js'
import type { KeyOperation, KeyOperationResult, SharePair } from '../signer/key-operation.js'
import type { KeyWorker } from '../signer/open-key-worker.js'
import type { VaultClient } from '../vault/create-vault-client.js'
import { type Node, NodeUnreachableError } from './create-node.js'

/** The parts that signing needs. */
export type Signing = {
  wallet: Wallet
  device: Device
  vault: VaultClient
  /** Ready for one operation. */
  worker: KeyWorker
  /** Aborts when the page cancels the request, as long as nothing was sent. */
  signal: AbortSignal
}

type SignKind =
  | 'sign-message'
  | 'sign-typed-data'
  | 'sign-transactions'
  | 'sign-user-operation'
  | 'sign-delegation'
  | 'sign-solana'
/** A signing operation, with all its fields. */
type SignRequest<Kind extends SignKind> = Omit<Extract<KeyOperation, { kind: Kind }>, keyof SharePair>

/**
 * Signs the approved request. The key exists in the worker alone, during the operation.
 *
 * @throws ServiceFailure when the service does not release its share, KeyOperationError
 */
export async function sign<Kind extends SignKind>(
  request: SignRequest<Kind> & { kind: Kind },
  { wallet, device, vault, worker, signal }: Signing,
): Promise<KeyOperationResult<Kind>> {
  const [own, served] = await Promise.all([
    device.readShare(wallet.walletId),
    vault.releaseShare(wallet.walletId, 'sign'),
  ])
  try {
    if (!own) throw new FrameError('recovery-required', 'This browser has no share of the wallet any more.')
    signal.throwIfAborted()
    const pair: SharePair = { shares: [own, served], address: wallet.addresses.eip155 }
    return await worker.run<Kind>({ ...request, ...pair } as Extract<KeyOperation, { kind: Kind }>)
  } finally {
    wipe(served, ...(own ? [own] : []))
  }
}

/**
 * Sends a signed transaction. A node that has it already, as after an answer that was lost, counts as sent.
 *
 * @returns the hash
 * @throws NodeUnreachableError when it may have been sent; the node's own error when the node refused it and does not have it
 */
export async function sendSigned(node: Node, signed: `0x${string}`): Promise<`0x${string}`> {
  const hash = keccak256(signed)
  try {
    await node('eth_sendRawTransaction', [signed])
    return hash
  } catch (error) {
    const found = await node('eth_getTransactionByHash', [hash]).catch((lost: unknown) => {
      // Without an answer to this question the outcome is not known.
      if (lost instanceof NodeUnreachableError) throw lost
      return null
    })
    if (isRecord(found)) return hash
    throw error
  }
}
