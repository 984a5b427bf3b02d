import * as v from 'valibot'
import type { Endpoints, Requests } from '../../../services/http/endpoint.js'

/** Seconds since 1970. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** ISO 8601, or seconds since 1970: servers differ. */
const time = v.union([v.string(), v.number()])

/**
 * Whether the name is in the registry of its chain: `pending` for its first 5 s, `late` after that. Other servers, and servers
 * without a registry, leave it out.
 */
export const mirrorStates = ['done', 'pending', 'late'] as const

/** A registered name. */
export const nameProfileSchema = v.object({
  /** With its zone, such as `nora.lintel.test`. */
  name: v.string(),
  registered_at: v.nullish(time),
  updated_at: v.nullish(time),
  attributes: v.nullish(v.record(v.string(), v.unknown())),
  /** By coin type (ENSIP-9, ENSIP-11), in decimal digits. */
  addresses: v.record(v.string(), v.object({ address: v.string(), created_at: v.nullish(time) })),
  mirror: v.nullish(v.picklist(mirrorStates)),
  /** The server's clock. Other servers leave it out. */
  serverTime: v.nullish(seconds),
})

/** Whether a name can be registered, and why not. */
export const nameStates = ['free', 'taken', 'reserved', 'invalid'] as const

/** The endpoints of names in a data API (docs/data-api.md). */
export const namesEndpoints = {
  listZones: {
    method: 'GET',
    path: '/v1/profile/zones',
    reply: v.object({
      /** Such as `lintel.test`, the preferred first. Empty on a server that registers no names. */
      zones: v.array(v.string()),
      /** The chains (CAIP-2) whose accounts can register. */
      networks: v.nullish(v.array(v.string())),
      /** For the message, where the operator allows more time to sign. Valid once. */
      nonce: v.nullish(v.string()),
      serverTime: v.nullish(seconds),
    }),
  },
  /** An empty list if nobody has the name. */
  getName: {
    method: 'GET',
    path: '/v1/profile/account/:name',
    reply: v.union([nameProfileSchema, v.tuple([])]),
  },
  /** The names that resolve to an address, the newest first. */
  listNames: { method: 'GET', path: '/v1/profile/reverse/:address', reply: v.array(nameProfileSchema) },
  /** The requested name first, if it is valid, then similar free names. */
  getSuggestions: {
    method: 'GET',
    path: '/v1/profile/suggestions/:name',
    reply: v.object({
      suggestions: v.array(v.object({ name: v.string(), registered: v.boolean() })),
      /** The state of the requested name. Other servers leave it out. */
      state: v.nullish(v.picklist(nameStates)),
      serverTime: v.nullish(seconds),
    }),
  },
  registerName: { method: 'POST', path: '/v1/profile/account', reply: nameProfileSchema },
} as const satisfies Endpoints

/** The checks of a data API on the requests. The messages of issues say what is valid. */
export function namesRequests() {
  const text = (length: number) => v.pipe(v.string(), v.maxLength(length, `at most ${length} characters`))
  return {
    getName: { query: v.object({ apiVersion: v.optional(text(10)) }) },
    listNames: { query: v.object({ apiVersion: v.optional(text(10)) }) },
    getSuggestions: { query: v.object({ zone: v.optional(text(255)) }) },
    registerName: {
      body: v.object({
        /** 60 for Ethereum, else 0x80000000 with the chain id. */
        coin_type: v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'a coin type (ENSIP-11)')),
        address: text(100),
        /** JSON of a `NameMessage`, exactly as it was signed. */
        message: text(1_000),
        /** By a private key (EIP-191), a contract (ERC-1271), or a contract that is not deployed (ERC-6492). */
        signature: text(20_000),
      }),
    },
  } satisfies Requests<typeof namesEndpoints>
}

/** The message that an account signs to register a name. */
export type NameMessage = {
  /** With its zone. */
  name: string
  attributes: Record<never, never>
  /** Seconds since 1970, by the server's clock. */
  timestamp: number
  /** From the server, if it issued one. */
  nonce?: string | undefined
}
