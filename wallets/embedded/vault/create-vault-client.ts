import { readBase64Url } from '../../../src/rules/base64-url.js'
import {
  type Evaluation,
  type EvaluationRequest,
  evaluationSchema,
} from '../../../src/services/identity/recovery-oprf-schema.js'
import { doneSchema } from '../../../src/services/identity/schema.js'
import {
  type SponsorRequest,
  type Sponsorship,
  sponsorshipSchema,
} from '../../../src/services/identity/sponsor-schema.js'
import type { WalletProof } from '../../../src/services/identity/wallet-proof.js'
import {
  type NewWalletDevice,
  type OpenedRecovery,
  openedRecoverySchema,
  releasedShareSchema,
  type SharePurpose,
  type Wallet,
  type WalletCreate,
  type WalletDevice,
  type WalletRecovery,
  type WalletReplace,
  walletDeviceListSchema,
  walletNonceSchema,
  walletSchema,
  walletStateSchema,
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
  /** Begins another wallet beside the one in use. Returns the one that is in use then: the new one, or `next` is set. */
  replace(replacement: WalletReplace): Promise<Wallet>
  /** Cancels the wallet that was begun beside this one. */
  cancelReplacement(): Promise<Wallet>
}

/**
 * The client of the wallet's endpoints (docs/identity.md). What changes or releases a share carries a proof by the device
 * key.
 */
export function createVaultClient(options: ProvenCallOptions): VaultClient {
  const { client } = options
  const callWithProof = createProvenCall(options)

  return {
    read: async () => (await client.call({ path: '/wallet', schema: walletStateSchema })).wallet,
    readNonce: async () => (await client.call({ path: '/wallet/nonce', schema: walletNonceSchema })).nonce,
    create: (body) => callWithProof({ path: '/wallet', schema: walletSchema, body }),
    setRecovery: (body) => callWithProof({ method: 'PUT', path: '/wallet/recovery', schema: walletSchema, body }),
    async releaseShare(walletId, purpose) {
      const body = { walletId, purpose }
      const { share } = await callWithProof({ path: '/wallet/share', schema: releasedShareSchema, body })
      return readBase64Url(share)
    },
    openRecovery: (walletId) =>
      callWithProof({ path: '/wallet/recovery/open', schema: openedRecoverySchema, body: { walletId } }),
    evaluatePassword: (body) => callWithProof({ path: '/wallet/recovery/evaluate', schema: evaluationSchema, body }),
    addDevice: (body) => callWithProof({ path: '/wallet/devices', schema: walletSchema, body }),
    listDevices: async () =>
      (await callWithProof({ method: 'GET', path: '/wallet/devices', schema: walletDeviceListSchema })).devices,
    async revokeDevice(thumbprint, proof) {
      await callWithProof({ path: `/wallet/devices/${thumbprint}/revoke`, schema: doneSchema, body: { proof } })
    },
    sponsor: (body) => callWithProof({ path: '/wallet/sponsor', schema: sponsorshipSchema, body }),
    replace: (body) => callWithProof({ path: '/wallet/replace', schema: walletSchema, body }),
    cancelReplacement: () => callWithProof({ path: '/wallet/replace/cancel', schema: walletSchema }),
  }
}
