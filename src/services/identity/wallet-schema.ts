import * as v from 'valibot'
import type { Endpoints, Requests } from '../http/endpoint.js'

/** An object without other fields. The service refuses a field that a request must not have, so that no secret is sent by mistake. */
function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, path }) => {
    const field = String(path?.at(-1)?.key ?? 'body')
    if (expected === 'never') return `without the field ${JSON.stringify(field)}`
    return expected === 'Object' ? 'an object' : `with the field ${JSON.stringify(field)}`
  })
}

const walletId = v.pipe(v.string('16 bytes in base64url'), v.regex(/^[\w-]{22}$/, '16 bytes in base64url'))

/** 17 bytes in base64url: a share of 16 bytes of entropy by Shamir's scheme. */
const share = v.pipe(
  v.string('a share of 17 bytes in base64url'),
  v.regex(/^[\w-]{22}[AEIMQUYcgkosw048]$/, 'a share of 17 bytes in base64url'),
)

const addresses = strict({
  eip155: v.pipe(v.string('an address'), v.regex(/^0x[\da-fA-F]{40}$/, 'an address of 20 bytes in hexadecimal')),
  solana: v.pipe(v.string('an address'), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'an address in base58')),
})
export type WalletAddresses = v.InferOutput<typeof addresses>

/** 16 to 64 bytes in base64url. */
const salt = v.pipe(v.string('16 to 64 bytes in base64url'), v.regex(/^[\w-]{22,86}$/, '16 to 64 bytes in base64url'))

const countBetween = (least: number, most: number) => {
  const message = `a whole number from ${least} to ${most}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

/**
 * How the frame derives the key of the recovery share again: by Argon2id from a password (`memory` in KiB), or by the PRF of
 * a passkey, whose input is `salt`.
 */
export const recoveryMethodSchema = v.variant(
  'kind',
  [
    strict({
      kind: v.literal('password'),
      salt,
      memory: countBetween(19_456, 1_048_576),
      passes: countBetween(2, 16),
      /** The service's key that takes part. Absent: the password alone gives the key, as in earlier versions. */
      oprfKey: v.optional(v.pipe(v.string('the id of a key'), v.regex(/^[\w-]{1,32}$/, 'the id of a key'))),
    }),
    strict({
      kind: v.literal('passkey'),
      credentialId: v.pipe(
        v.string('the id of a passkey in base64url'),
        v.regex(/^[\w-]{1,1364}$/, 'the id of a passkey in base64url'),
      ),
      salt,
    }),
  ],
  'a method of the kind password or passkey',
)
export type RecoveryMethod = v.InferOutput<typeof recoveryMethodSchema>

/** A recovery share under AES-256-GCM, sealed by the frame: `iv` of 12 bytes, `data` of 17 bytes and the tag of 16. */
export const sealedShareSchema = strict({
  version: v.literal(1, '1'),
  iv: v.pipe(v.string('12 bytes in base64url'), v.regex(/^[\w-]{16}$/, '12 bytes in base64url')),
  data: v.pipe(v.string('33 bytes in base64url'), v.regex(/^[\w-]{44}$/, '33 bytes in base64url')),
})
export type SealedShare = v.InferOutput<typeof sealedShareSchema>

/** A signature by the wallet's own key over the effect of a request (`hashWalletClaim`). */
export const walletProofSchema = strict({
  nonce: v.pipe(
    v.string('the nonce of GET /wallet/nonce'),
    v.regex(/^[\w.-]{1,256}$/, 'the nonce of GET /wallet/nonce'),
  ),
  signature: v.pipe(
    v.string('65 bytes in hexadecimal'),
    v.regex(/^0x[\da-f]{130}$/, '65 bytes in hexadecimal'),
    v.transform((text) => text as `0x${string}`),
  ),
})

const newWallet = { walletId, addresses, share }
/** A new wallet. The frame creates the id. `share` is the server share of this device's split. */
export type NewWallet = v.InferOutput<ReturnType<typeof strict<typeof newWallet>>>

/** A new wallet, with a proof by its key. */
const walletCreateSchema = strict({ ...newWallet, proof: walletProofSchema })
export type WalletCreate = v.InferOutput<typeof walletCreateSchema>

/** A recovery. `share` is the server share of the split to which the sealed share belongs. */
const walletRecoverySchema = strict({
  walletId,
  method: recoveryMethodSchema,
  sealed: sealedShareSchema,
  share,
  proof: walletProofSchema,
})
export type WalletRecovery = v.InferOutput<typeof walletRecoverySchema>

export const sharePurposes = ['sign', 'split', 'export'] as const
/** Why the frame needs the share: to sign, to split the key again, or to show the 12 words. */
export type SharePurpose = (typeof sharePurposes)[number]

/** The data for recovering the wallet. `share` is the server share of the split to which the sealed share belongs. */
const openedRecoverySchema = v.object({ method: recoveryMethodSchema, sealed: sealedShareSchema, share })
export type OpenedRecovery = v.InferOutput<typeof openedRecoverySchema>

/** The server share of a new split, for the device that has recovered the wallet. */
const walletDeviceSchema = strict({ walletId, share, proof: walletProofSchema })
export type NewWalletDevice = v.InferOutput<typeof walletDeviceSchema>

/**
 * Another wallet. `walletId` is the id of the wallet beside which the new one begins. The proof is by the
 * key of the new wallet, because the other one may be lost.
 */
const walletReplaceSchema = strict({ walletId, wallet: strict(newWallet), proof: walletProofSchema })
export type WalletReplace = v.InferOutput<typeof walletReplaceSchema>

const time = v.pipe(v.string(), v.isoTimestamp())

/** The wallet of an account. Times are ISO 8601. */
export const walletSchema = v.object({
  walletId,
  addresses,
  /** Whether the service has a share for this device. Without one the visitor must recover the wallet first. */
  hasShare: v.boolean(),
  recovery: v.nullable(v.object({ kind: v.picklist(['password', 'passkey']) })),
  /** The passkey with which this device renews its login. It is not the passkey of the recovery. */
  loginPasskey: v.nullable(v.object({ createdAt: time })),
  createdAt: time,
  /** Another wallet that was begun without the key of this one, and when it replaces this one. `client` began it. */
  next: v.nullable(v.object({ startsAt: time, client: v.string() })),
  /** The earlier e-mail address that has asked to undo its change, and when that happens unless a device of this wallet keeps the new one. */
  emailUndo: v.nullable(v.object({ startsAt: time, address: v.string() })),
})
export type Wallet = v.InferOutput<typeof walletSchema>

/** One device that has a share of the wallet. */
const walletDevice = v.object({
  /** The thumbprint of the device key (RFC 7638). */
  thumbprint: v.string(),
  isCurrent: v.boolean(),
  /** The browser and the system, such as `Firefox, Windows`; `?` if the service does not know them. */
  client: v.string(),
  createdAt: time,
  usedAt: time,
})
export type WalletDevice = v.InferOutput<typeof walletDevice>

/** The empty reply of requests without a result. */
export const doneSchema = v.object({ status: v.literal('SUCCESS') })

/** The embedded wallet. Requests that change or release a share carry a proof by the device key. */
export const walletEndpoints = {
  read: { method: 'GET', path: '/wallet', reply: v.object({ wallet: v.nullable(walletSchema) }) },
  /** A nonce for one wallet proof of this session. */
  readNonce: { method: 'GET', path: '/wallet/nonce', reply: v.object({ nonce: v.string(), expiresAt: time }) },
  create: { method: 'POST', path: '/wallet', reply: walletSchema },
  setRecovery: { method: 'PUT', path: '/wallet/recovery', reply: walletSchema },
  /** The server share of this device's split. */
  releaseShare: { method: 'POST', path: '/wallet/share', reply: v.object({ share }) },
  /** The seed of the keys that list smart sessions: the same for all devices of the wallet. */
  readSessionsKey: {
    method: 'POST',
    path: '/wallet/sessions-key',
    reply: v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  },
  openRecovery: { method: 'POST', path: '/wallet/recovery/open', reply: openedRecoverySchema },
  addDevice: { method: 'POST', path: '/wallet/devices', reply: walletSchema },
  /** The devices that have a share, the last used first. */
  listDevices: { method: 'GET', path: '/wallet/devices', reply: v.object({ devices: v.array(walletDevice) }) },
  revokeDevice: {
    method: 'POST',
    path: '/wallet/devices/:thumbprint/revoke',
    reply: doneSchema,
  },
  replace: { method: 'POST', path: '/wallet/replace', reply: walletSchema },
  cancelReplacement: { method: 'POST', path: '/wallet/replace/cancel', reply: walletSchema },
} as const satisfies Endpoints

/** The schemas by which the service checks requests about the wallet. */
export function walletRequests() {
  return {
    create: { body: walletCreateSchema },
    setRecovery: { body: walletRecoverySchema },
    releaseShare: {
      body: strict({ walletId, purpose: v.picklist(sharePurposes, `one of ${sharePurposes.join(', ')}`) }),
    },
    readSessionsKey: { body: strict({ walletId }) },
    openRecovery: { body: strict({ walletId }) },
    addDevice: { body: walletDeviceSchema },
    /** The proof covers `{thumbprint}`. */
    revokeDevice: { body: strict({ proof: walletProofSchema }) },
    replace: { body: walletReplaceSchema },
  } satisfies Requests<typeof walletEndpoints>
}
