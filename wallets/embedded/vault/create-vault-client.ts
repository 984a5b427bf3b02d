import { readBase64Url } from '../../../src/rules/base64-url.js'
import { createServiceClient } from '../../../src/services/http/create-service-client.js'
import {
  type Evaluation,
  type EvaluationRequest,
  recoveryEndpoints,
  type recoveryRequests,
} from '../../../src/services/identity/recovery-oprf-schema.js'
import {
  type SponsorRequest,
  type Sponsorship,
  sponsorEndpoints,
  type sponsorRequests,
} from '../../../src/services/identity/sponsor-schema.js'
import type { WalletProof } from '../../../src/services/identity/wallet-proof.js'
import {
  type NewWalletDevice,
  type OpenedRecovery,
  type SharePurpose,
  type Wallet,
  type WalletCreate,
  type WalletDevice,
  type WalletRecovery,
  type WalletReplace,
  walletEndpoints,
  type walletRequests,
} from '../../../src/services/identity/wallet-schema.js'
import { createProvenCall, type ProvenCallOptions } from './create-proven-call.js'

/** The wallet's part of the identity service. Each call fails with a ServiceFailure. */
export type VaultClient = {
  /** The wallet of the account; null when it has none. */
  read(): Promise<Wallet | null>
  /** A nonce for one proof of the wallet's key. It works for 5 minutes. */
  readNonce(): Promise<string>
  create(wallet: WalletCreate): Promise<Wallet>
  /** Stores the sealed recovery share and the server share of its split, in place of earlier ones. */
  setRecovery(recovery: WalletRecovery): Promise<Wallet>
  /** The server share of this device's split. Call `wipe` on it after use. */
  releaseShare(walletId: string, purpose: SharePurpose): Promise<Uint8Array>
  /** The secret from which the keys that list smart sessions are derived. */
  readSessionsKey(walletId: string): Promise<string>
  openRecovery(walletId: string): Promise<OpenedRecovery>
  /** The service's part of the key that a password gives. It fails with `too-early` after 20 passwords in a day. */
  evaluatePassword(request: EvaluationRequest): Promise<Evaluation>
  /** Stores the server share of a new split for this device, after `openRecovery`. */
  addDevice(device: NewWalletDevice): Promise<Wallet>
  /** The devices that can sign, the last used first. */
  listDevices(): Promise<readonly WalletDevice[]>
  /** Takes the server share of a device out of use: it can no longer sign. */
  revokeDevice(thumbprint: string, proof: WalletProof): Promise<void>
  /** Has the fee of the first operation of the smart account paid. */
  sponsor(request: SponsorRequest): Promise<Sponsorship>
  /**
   * Begins another wallet beside the one in use. Returns the wallet in use after that: the new one, or the old one with
   * `next` set.
   */
  replace(replacement: WalletReplace): Promise<Wallet>
  /** Cancels the wallet that was begun beside this one. */
  cancelReplacement(): Promise<Wallet>
}

/**
 * The client of the wallet's endpoints (docs/identity.md). A call that changes or releases a share carries a proof by the device
 * key.
 */
export function createVaultClient(options: ProvenCallOptions): VaultClient {
  const call = createProvenCall(options)
  const create = createServiceClient<typeof walletEndpoints, typeof walletRequests>
  const unproven = create(walletEndpoints, options.client.call)
  const api = create(walletEndpoints, call)
  const recovery = createServiceClient<typeof recoveryEndpoints, typeof recoveryRequests>(recoveryEndpoints, call)
  const fees = createServiceClient<typeof sponsorEndpoints, typeof sponsorRequests>(sponsorEndpoints, call)

  return {
    read: async () => (await unproven.read()).wallet,
    readNonce: async () => (await unproven.readNonce()).nonce,
    create: (body) => api.create({ body }),
    setRecovery: (body) => api.setRecovery({ body }),
    releaseShare: async (walletId, purpose) =>
      readBase64Url((await api.releaseShare({ body: { walletId, purpose } })).share),
    readSessionsKey: async (walletId) => (await api.readSessionsKey({ body: { walletId } })).key,
    openRecovery: (walletId) => api.openRecovery({ body: { walletId } }),
    evaluatePassword: (body) => recovery.evaluatePassword({ body }),
    addDevice: (body) => api.addDevice({ body }),
    listDevices: async () => (await api.listDevices()).devices,
    async revokeDevice(thumbprint, proof) {
      await api.revokeDevice({ params: { thumbprint }, body: { proof } })
    },
    sponsor: (body) => fees.sponsor({ body }),
    replace: (body) => api.replace({ body }),
    cancelReplacement: () => api.cancelReplacement(),
  }
}
