import type { FrameNetwork } from '../../../servers/frame/frame-config.js'
import type { AccountType } from '../../approval/describe/approval.js'
import type { Device } from '../keys/open-device.js'
import type { FrameLook } from '../screens/frame-look.js'
import type { SessionsClient } from '../sessions/create-sessions-client.js'
import type { KeyWorker } from '../signer/open-key-worker.js'
import type { VaultClient } from '../vault/create-vault-client.js'
import type { FrameAccount } from '../wallet/create-account-reader.js'
import type { WalletAccount } from '../wallet/wallet-account.js'
import type { CallBatches } from './calls/call-batches.js'
import type { Node } from './create-node.js'
import type { SentOperations } from './execution/send-operation.js'

/** The parts that draw and execute an approval. */
export type ApprovalPorts = {
  account: FrameAccount
  /** The accounts of the wallet on this network of eip155; empty on Solana, where `account` is the only one. */
  accounts: readonly WalletAccount[]
  /** The type of the account that acts if the request names none. */
  accountType: AccountType
  network: Omit<FrameNetwork, 'rpcUrl' | 'bundlerUrl'>
  host: { origin: string; name: string }
  node: Node
  /** Null on a network without smart accounts. */
  bundler: Node | null
  /** The batches sent by `wallet_sendCalls`. */
  batches: CallBatches
  /** The sent operations of smart accounts. */
  operations: SentOperations
  /** The client of the list of permissions; null without one. */
  sessions: SessionsClient | null
  device: Device
  vault: VaultClient
  openKeyWorker: () => KeyWorker
  look: FrameLook
  /** The position of this request in the queue, from 1. */
  readQueue: () => { position: number; total: number }
  /** Calls `update` when the queue or the look changes. Returns a function that stops. */
  watch: (update: (look: FrameLook) => void) => () => void
  /** Lets the visitor log in anew in `place`. */
  logInAgain: (place: HTMLElement) => Promise<'done' | 'cancelled'>
  /** Aborts when the page takes the request back. */
  signal: AbortSignal
}
