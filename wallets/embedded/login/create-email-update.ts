import { emailUpdatedSchema, emailUpdateStepSchema } from '../../../src/services/identity/schema.js'
import { createProvenCall } from '../vault/create-proven-call.js'
import { createEndedError, createVerifier, type LoginContext } from './begin-login.js'

export type EmailUpdateFlow = {
  /** @throws FrameError with `login-too-old` when the login is older than 5 minutes, `not-accepted`, `too-early` */
  start(email: string): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  /** Checks the code to the old address; one is sent to the new address. */
  verifyPrimary(otp: string): Promise<void>
  /** Checks the code to the new address, and returns the address. */
  verifySecondary(otp: string): Promise<string>
  forget(): void
}

/** The change of the e-mail address. Its requests prove the device key: a copied cookie changes nothing. */
export function createEmailUpdate({ client, readDevice, origin, readLanguage }: LoginContext): EmailUpdateFlow {
  const callWithProof = createProvenCall({ client, readDevice })
  let verifier: string | null = null

  return {
    async start(email) {
      const created = await createVerifier()
      const body = { email, challenge: created.challenge, origin, language: readLanguage() }
      const { action } = await callWithProof({ path: '/email/update/start', schema: emailUpdateStepSchema, body })
      verifier = created.verifier
      return action
    },

    async verifyPrimary(otp) {
      if (!verifier) throw createEndedError()
      const body = { otp, verifier }
      await callWithProof({ path: '/email/update/primary', schema: emailUpdateStepSchema, body })
    },

    async verifySecondary(otp) {
      if (!verifier) throw createEndedError()
      const body = { otp, verifier }
      const { newEmail } = await callWithProof({ path: '/email/update/secondary', schema: emailUpdatedSchema, body })
      verifier = null
      return newEmail
    },

    forget() {
      verifier = null
    },
  }
}
