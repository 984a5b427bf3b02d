import {
  type NewPasskey,
  type PasskeyAssertion,
  type PasskeyChallenge,
  type PasskeyPurpose,
  passkeyChallengeSchema,
} from '../../../src/services/identity/passkey-schema.js'
import {
  doneSchema,
  type IdentitySession,
  type LinkedAccount,
  type ListedSession,
  linkListSchema,
  sessionListSchema,
  sessionSchema,
} from '../../../src/services/identity/schema.js'
import type { WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { walletSchema } from '../../../src/services/identity/wallet-schema.js'
import { createProvenCall, type ProvenCallOptions } from './create-proven-call.js'

/**
 * What opens the account, at the identity service (docs/identity.md). Each call carries a proof by the device key and fails with
 * a ServiceFailure. An account with a wallet needs a proof by its key besides (`proveOwner`).
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
  /** Keeps the e-mail address of the account, which the one before has asked to take back. By a device of the wallet. */
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
  const callWithProof = createProvenCall(options)

  return {
    listSessions: async () =>
      (await callWithProof({ method: 'GET', path: '/sessions', schema: sessionListSchema })).sessions,
    async endSession(sessionId, proof) {
      await callWithProof({ path: `/sessions/${sessionId}/revoke`, schema: doneSchema, body: { proof } })
    },
    listLinks: async () => (await callWithProof({ method: 'GET', path: '/links', schema: linkListSchema })).links,
    async unlink(linkId, proof) {
      await callWithProof({ path: `/links/${linkId}/unlink`, schema: doneSchema, body: { proof } })
    },
    async keepEmail() {
      await callWithProof({ path: '/email/undo/cancel', schema: doneSchema })
    },
    readPasskeyChallenge: (purpose) =>
      callWithProof({ path: '/passkey/challenge', schema: passkeyChallengeSchema, body: { purpose } }),
    async setPasskey(passkey, proof) {
      await callWithProof({ method: 'PUT', path: '/passkey', schema: walletSchema, body: { ...passkey, proof } })
    },
    async removePasskey() {
      await callWithProof({ path: '/passkey/remove', schema: walletSchema })
    },
    renew: (body) => callWithProof({ path: '/passkey/renew', schema: sessionSchema, body }),
  }
}
