import { createServiceClient } from '../../../src/services/http/create-service-client.js'
import {
  type NewPasskey,
  type PasskeyAssertion,
  type PasskeyChallenge,
  type PasskeyPurpose,
  passkeyEndpoints,
  type passkeyRequests,
} from '../../../src/services/identity/passkey-schema.js'
import {
  accountEndpoints,
  type accountRequests,
  type IdentitySession,
  type LinkedAccount,
  type ListedSession,
} from '../../../src/services/identity/schema.js'
import type { WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { createProvenCall, type ProvenCallOptions } from './create-proven-call.js'

/**
 * The client for the ways to open the account, at the identity service (docs/identity.md). Each call carries a proof by
 * the device key and fails with a ServiceFailure. An account with a wallet also needs a proof by its key
 * (`proveOwner`).
 */
export type AccountClient = {
  /** The sessions of the account, the last used first. */
  listSessions(): Promise<readonly ListedSession[]>
  /** Logs a browser out. The proof is about `{sessionId}`. */
  endSession(sessionId: string, proof: WalletProof | undefined): Promise<void>
  /** The social accounts that open the account, the newest first. */
  listLinks(): Promise<readonly LinkedAccount[]>
  /** Takes a social account away from the account. The proof is about `{linkId}`. */
  unlink(linkId: string, proof: WalletProof | undefined): Promise<void>
  /**
   * Keeps the e-mail address of the account after its previous address has asked to undo the change. Needs a device of
   * the wallet.
   */
  keepEmail(): Promise<void>
  /** A challenge for one use of the passkey of this device, or for setting one. The latter needs a login of 5 minutes. */
  readPasskeyChallenge(purpose: PasskeyPurpose): Promise<PasskeyChallenge>
  /** Sets the passkey by which this device renews its login. The proof is about `passkey`. */
  setPasskey(passkey: NewPasskey, proof: WalletProof | undefined): Promise<void>
  removePasskey(): Promise<void>
  /** Renews the login of this browser. It fails with the field `passkey` when the passkey is not that of this device. */
  renew(assertion: PasskeyAssertion): Promise<IdentitySession>
}

export function createAccountClient(options: ProvenCallOptions): AccountClient {
  const call = createProvenCall(options)
  const api = createServiceClient<typeof accountEndpoints, typeof accountRequests>(accountEndpoints, call)
  const passkeys = createServiceClient<typeof passkeyEndpoints, typeof passkeyRequests>(passkeyEndpoints, call)

  return {
    listSessions: async () => (await api.listSessions()).sessions,
    async endSession(id, proof) {
      await api.endSession({ params: { id }, body: { proof } })
    },
    listLinks: async () => (await api.listLinks()).links,
    async unlink(id, proof) {
      await api.unlink({ params: { id }, body: { proof } })
    },
    async keepEmail() {
      await api.keepEmail()
    },
    readPasskeyChallenge: (purpose) => passkeys.readPasskeyChallenge({ body: { purpose } }),
    async setPasskey(passkey, proof) {
      // The service refuses an account without a wallet, because it has no proof.
      await passkeys.setPasskey({ body: { ...passkey, proof: proof as WalletProof } })
    },
    async removePasskey() {
      await passkeys.removePasskey()
    },
    renew: (body) => passkeys.renew({ body }),
  }
}
