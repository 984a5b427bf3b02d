import * as v from 'valibot'
import { readEmailAddress } from '../../rules/login/email-address.js'
import { languageTags } from '../../words/languages.js'
import type { Endpoints, Requests } from '../http/endpoint.js'
import { redirectProviders } from './provider-schema.js'
import { doneSchema, walletProofSchema } from './wallet-schema.js'

/** 32 bytes in base64url: a verifier, a challenge or a code. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 bytes in base64url'))
const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'the id of the login'))
const otp = v.pipe(v.string(), v.regex(/^\d{6}$/, '6 digits'))

/** An address that can receive mail, as `readEmailAddress` reads it. */
const email = v.pipe(v.string(), v.transform(readEmailAddress), v.string('an e-mail address'))

const origin = v.pipe(
  v.string(),
  v.maxLength(300, 'at most 300 characters'),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://app.example'),
)

const language = v.optional(v.picklist(languageTags, languageTags.join(' or ')), 'en')

export type { Language } from '../../words/languages.js'

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 bytes in base64url'))

/** The public key of a device, P-256 (RFC 7518 §6.2.1). */
const deviceKeySchema = v.object({
  kty: v.literal('EC', 'EC'),
  crv: v.literal('P-256', 'P-256'),
  x: coordinate,
  y: coordinate,
})
export type DeviceKey = v.InferOutput<typeof deviceKeySchema>

/**
 * The fields of every request that begins a login. `challenge` is the SHA-256 of a random verifier that only the frame
 * has. `origin` is the origin of the app's page. `device.signature` is the ECDSA signature (P-256, SHA-256, r and s) over
 * `deviceStatement(challenge)`.
 */
const beginning = {
  challenge: token,
  origin,
  language,
  device: v.optional(
    v.object({
      key: deviceKeySchema,
      signature: v.pipe(v.string(), v.regex(/^[\w-]{86}$/, '64 bytes in base64url')),
    }),
  ),
}

/** The text that a device key signs for a login. */
export function deviceStatement(challenge: string): string {
  return `lintel device ${challenge}`
}

const time = v.pipe(v.string(), v.isoTimestamp())

/**
 * A login by e-mail. `CONNECT`: this browser has a session of the address already, and nothing
 * was sent. Times are ISO 8601.
 */
const emailLoginSchema = v.variant('action', [
  v.object({
    action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP']),
    loginId: id,
    /** When another mail may be requested. */
    resendAt: time,
    /** When the code or the link expires. */
    expiresAt: time,
  }),
  v.object({ action: v.literal('CONNECT') }),
])
export type EmailLogin = v.InferOutput<typeof emailLoginSchema>

/** The code that a change of the e-mail address waits for. */
const emailUpdateStepSchema = v.object({
  action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  expiresAt: time,
})

export type EmailUpdateStep = v.InferOutput<typeof emailUpdateStepSchema>

/** The session of a browser. */
export const sessionSchema = v.object({
  sessionId: v.string(),
  accountId: v.string(),
  email: v.nullable(v.string()),
  /** The visitor's name at the social provider. */
  userName: v.nullable(v.string()),
  /** How the visitor logged in: `email` or a social provider. */
  method: v.string(),
  authenticatedAt: time,
  expiresAt: time,
  /** The thumbprint (RFC 7638) of the device key that the session is bound to. */
  deviceThumbprint: v.nullable(v.string()),
})
export type IdentitySession = v.InferOutput<typeof sessionSchema>

/** One session of the account. */
const listedSession = v.object({
  sessionId: v.string(),
  isCurrent: v.boolean(),
  method: v.string(),
  /** The origin of the app that the visitor logged in to. */
  origin: v.string(),
  /** The browser and the system. */
  client: v.string(),
  /** The thumbprint of its device key (RFC 7638). */
  deviceThumbprint: v.nullable(v.string()),
  createdAt: time,
  usedAt: time,
})
export type ListedSession = v.InferOutput<typeof listedSession>

/** One social account that can log in to the account. */
const linkedAccount = v.object({
  linkId: v.string(),
  provider: v.string(),
  userName: v.nullable(v.string()),
  /** Whether the session of this browser began with it. */
  isCurrent: v.boolean(),
  linkedAt: time,
})
export type LinkedAccount = v.InferOutput<typeof linkedAccount>

/** Why a provider did not identify the visitor: the visitor declined, or something else. */
const socialFailures = ['access_denied', 'failed'] as const
export type SocialFailure = (typeof socialFailures)[number]

/** The logins, and the browser's session that they start. */
export const loginEndpoints = {
  startEmail: { method: 'POST', path: '/email/start', reply: emailLoginSchema },
  readEmail: { method: 'GET', path: '/email/device', reply: emailLoginSchema },
  resendEmail: { method: 'POST', path: '/email/resend', reply: emailLoginSchema },
  verifyEmail: { method: 'POST', path: '/email/verify', reply: sessionSchema },
  startSocial: {
    method: 'POST',
    path: '/social/start',
    /** `uri` is the page to open in the popup, or to redirect to. */
    reply: v.object({ loginId: id, uri: v.string(), expiresAt: time }),
  },
  redeemSocial: { method: 'POST', path: '/social/redeem', reply: sessionSchema },
  pollSocial: {
    method: 'POST',
    path: '/social/poll',
    /** `unopened`: no window has opened the page; `pending`: the provider has not answered. */
    reply: v.variant('state', [
      v.object({ state: v.picklist(['unopened', 'pending']) }),
      v.object({ state: v.literal('failed'), error: v.picklist(socialFailures) }),
      v.object({ state: v.literal('completed'), session: sessionSchema }),
    ]),
  },
  startFarcaster: {
    method: 'POST',
    path: '/farcaster/start',
    /** `url` is shown as a QR code, or opened on a phone. */
    reply: v.object({ loginId: id, url: v.string(), expiresAt: time }),
  },
  pollFarcaster: {
    method: 'POST',
    path: '/farcaster/poll',
    /** The session, once the visitor has approved. */
    reply: v.variant('state', [
      v.object({ state: v.literal('pending') }),
      v.object({ state: v.literal('completed'), session: sessionSchema }),
    ]),
  },
  readSession: { method: 'GET', path: '/session', reply: sessionSchema },
  signOut: { method: 'POST', path: '/sign-out', reply: doneSchema },
} as const satisfies Endpoints

/** The schemas by which the service checks requests about logins. */
export function loginRequests() {
  return {
    /** With `fresh` an existing session does not replace the login. */
    startEmail: { body: v.object({ ...beginning, email, fresh: v.optional(v.boolean(), false) }) },
    readEmail: { query: v.object({ loginId: id }) },
    resendEmail: { body: v.object({ loginId: id }) },
    verifyEmail: { body: v.object({ loginId: id, otp, verifier: token }) },
    startSocial: {
      body: v.object({
        ...beginning,
        provider: v.picklist(redirectProviders, `one of ${redirectProviders.join(', ')}`),
        /**
         * The page that gets the result if the login uses a redirect. Without it the popup sends the result to its opener
         * at `origin`.
         */
        returnTo: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(2_000, 'at most 2000 characters'),
            v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'a URL of a page'),
          ),
        ),
      }),
    },
    /** `code` is the code of the result. */
    redeemSocial: { body: v.object({ code: token, verifier: token }) },
    pollSocial: { body: v.object({ loginId: id, verifier: token }) },
    startFarcaster: { body: v.object(beginning) },
    pollFarcaster: { body: v.object({ loginId: id, verifier: token }) },
  } satisfies Requests<typeof loginEndpoints>
}

/** The ways to log in to the account. Each request carries a proof by the device key. */
export const accountEndpoints = {
  startEmailUpdate: { method: 'POST', path: '/email/update/start', reply: emailUpdateStepSchema },
  verifyPrimaryEmail: { method: 'POST', path: '/email/update/primary', reply: emailUpdateStepSchema },
  verifySecondaryEmail: {
    method: 'POST',
    path: '/email/update/secondary',
    reply: v.object({ newEmail: v.string() }),
  },
  keepEmail: { method: 'POST', path: '/email/undo/cancel', reply: doneSchema },
  listSessions: { method: 'GET', path: '/sessions', reply: v.object({ sessions: v.array(listedSession) }) },
  endSession: { method: 'POST', path: '/sessions/:id/revoke', reply: doneSchema },
  listLinks: { method: 'GET', path: '/links', reply: v.object({ links: v.array(linkedAccount) }) },
  unlink: { method: 'POST', path: '/links/:id/unlink', reply: doneSchema },
} as const satisfies Endpoints

/** The schemas by which the service checks requests about the ways to log in. */
export function accountRequests() {
  /** A proof by the key of the account's wallet. Absent for an account without a wallet. */
  const proof = v.optional(walletProofSchema)
  const verifyEmail = { body: v.object({ otp, verifier: token }) }
  return {
    /** The proof covers `{email, challenge, origin}`. */
    startEmailUpdate: { body: v.object({ email, challenge: token, origin, proof }) },
    verifyPrimaryEmail: verifyEmail,
    verifySecondaryEmail: verifyEmail,
    /** The proof covers `{sessionId}`. */
    endSession: { body: v.object({ proof }) },
    /** The proof covers `{linkId}`. */
    unlink: { body: v.object({ proof }) },
  } satisfies Requests<typeof accountEndpoints>
}
