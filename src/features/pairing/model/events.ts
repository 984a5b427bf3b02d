import type { LintelError } from '../../../core/errors/lintel-error.js'
import type { Namespace } from '../../../core/model/caip.js'
import type { DirectoryWallet } from '../../../core/model/directory.js'
import type { Authentication } from '../../../core/model/wallet-connect.js'

/** `id` numbers a pairing; its renewed links keep it. */
export type PairingEvent =
  | { type: 'pairing/start'; id: number; wallet: DirectoryWallet | null }
  /** Pairing was requested in an app without WalletConnect. */
  | { type: 'pairing/refused'; id: number; wallet: DirectoryWallet | null; error: LintelError }
  | { type: 'pairing/cancel' }
  /** `expiresAt` in ms since the epoch. */
  | { type: 'pairing/ready'; id: number; uri: string; expiresAt: number }
  | { type: 'pairing/renew'; id: number }
  | { type: 'pairing/approved'; id: number; namespaces: readonly Namespace[] }
  /** Creating a link failed. */
  | { type: 'pairing/link-failed'; id: number; error: LintelError }
  /** The wallet rejected, or its answer is not valid. */
  | { type: 'pairing/failed'; id: number; error: LintelError }

export type PairingEffect =
  /** Creates one more link for pairing `id`. `signsInOn`: the networks of a sign-in that the wallet may sign with it. */
  | { type: 'pairing/create-link'; id: number; signsInOn?: Authentication['chains'] }
  /** Cancels every link of pairing `id`. */
  | { type: 'pairing/abort'; id: number }
