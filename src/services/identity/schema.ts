import * as v from 'valibot'
import { walletProofSchema } from './wallet-schema.js'

/** 32 bytes in base64url: a verifier, a challenge or a code. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 bytes in base64url'))
const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'the id of the login'))
const otp = v.pipe(v.string(), v.regex(/^\d{6}$/, '6 digits'))

/** An address that can receive mail, in lower case. One `@`, no spaces or control characters, and a domain with a name. */
const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'at most 254 characters'),
  v.regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/,
    'an e-mail address',
  ),
)

const origin = v.pipe(
  v.string(),
  v.maxLength(300, 'at most 300 characters'),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://app.example'),
)

export const languages = ['en', 'ar'] as const
const language = v.optional(v.picklist(languages, languages.join(' or ')), 'en')
export type Language = (typeof languages)[number]

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
 * has. `origin` is that of the app's page. `device.signature` is the ECDSA signature (P-256, SHA-256, r and s) over
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

/** The body of `POST /email/start`. With `fresh` a session that exists does not answer for it. */
export const emailStartSchema = v.object({ ...beginning, email, fresh: v.optional(v.boolean(), false) })

/** The query of `GET /email/device` and the body of `POST /email/resend`. */
export const loginIdSchema = v.object({ loginId: id })

/** The body of `POST /email/verify`. */
export const emailVerifySchema = v.object({ loginId: id, otp, verifier: token })

/** By the key of the account's wallet. An account without a wallet has none. */
const proof = v.optional(walletProofSchema)

/** The body of `POST /email/update/start`. The proof is about `{email, challenge, origin}`. */
export const emailUpdateSchema = v.object({ email, challenge: token, origin, proof })

/** The body of `POST /sessions/{id}/revoke`: the proof is about `{sessionId}`. */
export const sessionRevokeSchema = v.object({ proof })

/** The body of `POST /links/{id}/unlink`: the proof is about `{linkId}`. */
export const unlinkSchema = v.object({ proof })

/** The body of `POST /email/update/primary` and `POST /email/update/secondary`. */
export const emailUpdateOtpSchema = v.object({ otp, verifier: token })

const time = v.pipe(v.string(), v.isoTimestamp())

/**
 * The reply of requests about an e-mail login. `CONNECT`: this browser has a session of the address already, and nothing
 * was sent. Times are ISO 8601.
 */
export const emailLoginSchema = v.variant('action', [
  v.object({
    action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP']),
    loginId: id,
    /** When another mail may be asked for. */
    resendAt: time,
    /** When the code or the link ends. */
    expiresAt: time,
  }),
  v.object({ action: v.literal('CONNECT') }),
])
export type EmailLogin = v.InferOutput<typeof emailLoginSchema>

/** The reply of `POST /email/update/start` and `POST /email/update/primary`. */
export const emailUpdateStepSchema = v.object({
  action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  expiresAt: time,
})

export type EmailUpdateStep = v.InferOutput<typeof emailUpdateStepSchema>

/** The reply of `POST /email/update/secondary`. */
export const emailUpdatedSchema = v.object({ newEmail: v.string() })

/** The reply of logins that have succeeded and of `GET /session`. */
export const sessionSchema = v.object({
  sessionId: v.string(),
  accountId: v.string(),
  email: v.nullable(v.string()),
  /** The name of the person at the social provider. */
  userName: v.nullable(v.string()),
  /** How the person logged in: `email` or a social provider. */
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
  /** Of the app that the person logged in to. */
  origin: v.string(),
  /** The browser and the system. */
  client: v.string(),
  /** Of its device key (RFC 7638). */
  deviceThumbprint: v.nullable(v.string()),
  createdAt: time,
  usedAt: time,
})
export type ListedSession = v.InferOutput<typeof listedSession>

/** The reply of `GET /sessions`. */
export const sessionListSchema = v.object({ sessions: v.array(listedSession) })

/** One social account that opens the account. */
const linkedAccount = v.object({
  linkId: v.string(),
  provider: v.string(),
  userName: v.nullable(v.string()),
  /** Whether the session of this browser began with it. */
  isCurrent: v.boolean(),
  linkedAt: time,
})
export type LinkedAccount = v.InferOutput<typeof linkedAccount>

/** The reply of `GET /links`. */
export const linkListSchema = v.object({ links: v.array(linkedAccount) })

/** The reply of requests that have nothing to tell. */
export const doneSchema = v.object({ status: v.literal('SUCCESS') })

/** The providers that a person can log in with, besides Farcaster. */
export const redirectProviders = ['google', 'apple', 'x', 'discord', 'github', 'facebook'] as const
export type RedirectProvider = (typeof redirectProviders)[number]

/**
 * The body of `POST /social/start`. `returnTo` is the page that gets the result when the login happens by redirect;
 * without it the popup hands the result to its opener at `origin`.
 */
export const socialStartSchema = v.object({
  ...beginning,
  provider: v.picklist(redirectProviders, `one of ${redirectProviders.join(', ')}`),
  returnTo: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2_000, 'at most 2000 characters'),
      v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'a URL of a page'),
    ),
  ),
})

/** The reply of `POST /social/start`. `uri` is the page to open in the popup, or to redirect to. */
export const socialLoginSchema = v.object({ loginId: id, uri: v.string(), expiresAt: time })

/** The body of `POST /social/redeem`. `code` is that of the result. */
export const socialRedeemSchema = v.object({ code: token, verifier: token })

/** The body of `POST /social/poll`. */
export const socialPollSchema = v.object({ loginId: id, verifier: token })

/** Why a provider did not say who the person is: the person declined, or something else. */
const socialFailures = ['access_denied', 'failed'] as const
export type SocialFailure = (typeof socialFailures)[number]

/** The reply of `POST /social/poll`. `unopened`: no window has opened the page; `pending`: the provider has not answered. */
export const socialStateSchema = v.variant('state', [
  v.object({ state: v.picklist(['unopened', 'pending']) }),
  v.object({ state: v.literal('failed'), error: v.picklist(socialFailures) }),
  v.object({ state: v.literal('completed'), session: sessionSchema }),
])

/** The body of `POST /farcaster/start`. */
export const farcasterStartSchema = v.object(beginning)

/** The reply of `POST /farcaster/start`. `url` is shown as a QR code, or opened on a phone. */
export const farcasterLoginSchema = v.object({ loginId: id, url: v.string(), expiresAt: time })

/** The body of `POST /farcaster/poll`. */
export const farcasterPollSchema = v.object({ loginId: id, verifier: token })

/** The reply of `POST /farcaster/poll`: the session, once the person has approved. */
export const farcasterStateSchema = v.variant('state', [
  v.object({ state: v.literal('pending') }),
  v.object({ state: v.literal('completed'), session: sessionSchema }),
])
