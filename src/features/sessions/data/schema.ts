import * as v from 'valibot'
import type { Endpoints, Requests } from '../../../services/http/endpoint.js'
import { MAX_REVOKED } from '../model/max-revoked.js'

export { MAX_REVOKED }

/** Seconds since 1970. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Base units, or a count, in decimal digits. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,78}$/))

/** A permission or a policy of ERC-7715. A page shows an unknown type as unknown. */
const termSchema = v.object({ type: v.string(), data: v.nullish(v.record(v.string(), v.unknown())) })

/**
 * `ending`: the operation that ends it is not in a block yet. `revoked`, `expired`: the contracts refuse it. Both are final.
 */
export const sessionStates = ['active', 'ending', 'revoked', 'expired'] as const

/** Why the operation did not end the session: its calls reverted, or no block included it. */
export const revocationErrors = ['reverted', 'dropped'] as const

/** The rest of a limit, read from the contract that enforces it. */
const leftSchema = v.object({
  /** The amount that can be used now. */
  left: amount,
  /** The amount per period; in total without `period`. */
  of: amount,
  /** Length and end (seconds since 1970) of the current period. */
  period: v.nullish(v.object({ seconds, endsAt: seconds })),
})

/** The permission of an app to act for an account. Other servers leave the nullish fields out. */
export const sessionSchema = v.object({
  /** `id` and `url` are the origin to which the wallet granted it, `name` is its host. */
  project: v.object({
    id: v.string(),
    name: v.string(),
    url: v.nullish(v.string()),
    iconUrl: v.nullish(v.string()),
  }),
  /** The hash of the delegation. */
  pci: v.string(),
  /** Seconds since 1970, as all times. */
  expiry: seconds,
  createdAt: seconds,
  permissions: v.array(termSchema),
  policies: v.array(termSchema),
  /** Absent while it is not revoked. */
  revokedAt: v.nullish(seconds),
  /** CAIP-2. */
  chainId: v.nullish(v.string()),
  /** The account that lets the app act. */
  account: v.nullish(v.string()),
  /** The account that acts. */
  signer: v.nullish(v.object({ type: v.string(), data: v.object({ address: v.string() }) })),
  status: v.nullish(v.picklist(sessionStates)),
  /** Base units. Absent where there is no amount, as for contract calls; null if the chain does not answer. */
  remaining: v.nullish(leftSchema),
  /** How often it can still be used. Absent without such a limit. */
  uses: v.nullish(leftSchema),
  /** Null until it is used. */
  lastUsedAt: v.nullish(seconds),
  /** The last try to end it. */
  revocation: v.nullish(
    v.object({
      /** Hash of the user operation (ERC-4337). */
      operation: v.nullish(v.string()),
      askedAt: seconds,
      error: v.nullish(v.picklist(revocationErrors)),
    }),
  ),
  /** ABI encoding of the signed delegation (ERC-7715). For the wallet alone. */
  context: v.nullish(v.string()),
})

/** The endpoints of smart sessions in a data API (docs/data-api.md). */
export const sessionsEndpoints = {
  /**
   * The sessions that the key of the request may list. `id`: an address or a CAIP-10 account. The header
   * `authorization` has the key.
   */
  listSessions: {
    method: 'GET',
    path: '/v1/sessions/:id',
    reply: v.object({ pcis: v.array(sessionSchema) }),
    list: 'pcis',
  },
  /** Stores a granted session. Other servers have no such endpoint. */
  storeSession: { method: 'POST', path: '/v1/sessions/:id', reply: v.object({ pci: v.string() }) },
  revokeSession: { method: 'POST', path: '/v1/sessions/:id/revoke', reply: v.object({}) },
} as const satisfies Endpoints

/** The checks of a data API on the requests. The messages of issues say what is valid. */
export function sessionsRequests() {
  const word = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i, '32 bytes in hexadecimal'), v.toLowerCase())
  const bytes = v.pipe(
    v.string(),
    v.maxLength(20_000, 'at most 20000 characters'),
    v.regex(/^0x([\da-f]{2})*$/i, 'bytes in hexadecimal'),
  )
  return {
    storeSession: {
      body: v.object({
        /** CAIP-2. */
        chainId: v.pipe(v.string(), v.maxLength(50, 'at most 50 characters')),
        /** ABI encoding of the signed delegation: the `context` of ERC-7715. */
        context: bytes,
        /** Part of the salt of the delegation (`hashSessionOrigin`). */
        origin: v.pipe(v.string(), v.maxLength(255, 'at most 255 characters'), v.url('an origin')),
        /** SHA-256 of the key with which pages of the origin list it, and of the wallet's key. */
        originKeyHash: word,
        walletKeyHash: word,
        nonce: word,
      }),
    },
    revokeSession: {
      body: v.object({
        pci: v.union(
          [
            word,
            v.pipe(v.array(word), v.minLength(1, 'at least one'), v.maxLength(MAX_REVOKED, `at most ${MAX_REVOKED}`)),
          ],
          `one pci, or a list of at most ${MAX_REVOKED}`,
        ),
        /**
         * Signs the text of `writeRevocation`: by a private key (EIP-191), a contract (ERC-1271), or a contract that is
         * not deployed (ERC-6492).
         */
        signature: bytes,
        /** Hash of the user operation that ends it on the chain. */
        operation: v.optional(word),
      }),
    },
  } satisfies Requests<typeof sessionsEndpoints>
}

/**
 * Writes the text that an account signs (EIP-191) to end sessions.
 *
 * @param account CAIP-10.
 * @param operation Hash of the user operation that ends them on the chain, if known.
 */
export function writeRevocation(account: string, pcis: readonly string[], operation?: string): string {
  return [
    'End these permissions:',
    ...pcis.map((pci) => pci.toLowerCase()),
    '',
    `Account: ${account}`,
    ...(operation === undefined ? [] : [`Operation: ${operation.toLowerCase()}`]),
  ].join('\n')
}
