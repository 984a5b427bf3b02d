import { createServiceClient } from '../../../src/services/http/create-service-client.js'
import { accountEndpoints, type accountRequests, type EmailUpdateStep } from '../../../src/services/identity/schema.js'
import type { WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { createProvenCall } from '../vault/create-proven-call.js'
import { createEndedError, createVerifier, type LoginContext } from './begin-login.js'

export type EmailUpdateFlow = {
  /**
   * Begins the change, after the visitor has agreed to it. `prove` proves the wallet's key over the sent data.
   *
   * @throws FrameError with `login-too-old` when the login is older than 5 minutes, `not-accepted`, `too-early`
   */
  start(email: string, prove: (stored: object) => Promise<WalletProof | undefined>): Promise<void>
  /** Which code is awaited. @throws FrameError with `login-ended` */
  readAction(): EmailUpdateStep['action']
  /** Checks the code to the old address; one is sent to the new address. */
  verifyPrimary(otp: string): Promise<void>
  /** Checks the code to the new address, and returns the address. */
  verifySecondary(otp: string): Promise<string>
  forget(): void
}

/** The change of the e-mail address. Its requests prove the device key: a copied cookie changes nothing. */
export function createEmailUpdate({ client, readDevice, origin }: LoginContext): EmailUpdateFlow {
  const call = createProvenCall({ client, readDevice })
  const api = createServiceClient<typeof accountEndpoints, typeof accountRequests>(accountEndpoints, call)
  let pending: { verifier: string; action: EmailUpdateStep['action'] } | null = null

  function requirePending() {
    if (pending) return pending
    throw createEndedError()
  }

  return {
    async start(email, prove) {
      const { verifier, challenge } = await createVerifier()
      const stored = { email, challenge, origin }
      const body = { ...stored, proof: await prove(stored) }
      const { action } = await api.startEmailUpdate({ body })
      pending = { verifier, action }
    },

    readAction: () => requirePending().action,

    async verifyPrimary(otp) {
      const { verifier } = requirePending()
      await api.verifyPrimaryEmail({ body: { otp, verifier } })
    },

    async verifySecondary(otp) {
      const { verifier } = requirePending()
      const { newEmail } = await api.verifySecondaryEmail({ body: { otp, verifier } })
      pending = null
      return newEmail
    },

    forget() {
      pending = null
    },
  }
}
