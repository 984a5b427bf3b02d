import type { InferOutput } from 'valibot'
import { isRecord } from '../../../rules/is-record.js'
import { createDataApiReader } from '../../../services/data-api/create-data-api-client.js'
import { createSender } from '../../../services/http/create-sender.js'
import { createServiceClient } from '../../../services/http/create-service-client.js'
import type { ServiceOptions } from '../../../services/http/create-service-reader.js'
import { isZone, MAX_NAME } from '../model/is-zone.js'
import type { NameAnswer } from '../model/name-state.js'
import type { NameZones } from '../model/names-state.js'
import type { RegisteredName } from '../model/own-name.js'
import type { SignedName } from '../model/register-name.js'
import { type nameProfileSchema, namesEndpoints, type namesRequests } from './schema.js'

type Aborted = { signal?: AbortSignal | undefined }

/** The data API's answer for a typed name. */
export type NameReport = {
  /** Null where the service does not say. `own` is reported as `taken`. */
  answer: Exclude<NameAnswer, 'own'> | null
  /** Similar free names, with their zone. */
  suggestions: readonly string[]
}

/** The server's values for a message. */
export type MessageBasis = {
  /** How far the server's clock is ahead of this one, in ms, by its last reply. */
  offset: number
  /** Set where the server allows more than 10 s to sign. Valid once. */
  nonce?: string | undefined
}

/** The endpoints of names. A name has its zone. */
export type NamesClient = {
  listZones(parameters?: Aborted): Promise<NameZones>
  checkName(parameters: { name: string; zone: string } & Aborted): Promise<NameReport>
  /** Null if nobody has the name. */
  getName(parameters: { name: string } & Aborted): Promise<RegisteredName | null>
  /** The newest first. */
  listNames(parameters: { account: string } & Aborted): Promise<readonly RegisteredName[]>
  registerName(parameters: SignedName & { coinType: number; account: string } & Aborted): Promise<void>
  /** Reads the values for a message that is signed now. Requests a nonce if the server issues them. */
  prepareMessage(): Promise<MessageBasis>
}

const MAX_SUGGESTIONS = 5
const apiVersion = '2'

/**
 * Creates the client for the names of a data API (docs/data-api.md). It validates every reply and keeps only the clock offset.
 *
 * @param now Ms since 1970.
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DataApiUnavailableError`,
 *   `ServiceRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const names = createNamesClient({ baseUrl: '/data-api' })
 * const { answer } = await names.checkName({ name: 'nora.lintel.test', zone: 'lintel.test' })
 */
export function createNamesClient(options: ServiceOptions, now: () => number = Date.now): NamesClient {
  const reader = createDataApiReader(options)
  const api = createServiceClient<typeof namesEndpoints, typeof namesRequests>(namesEndpoints, createSender(reader))
  let offset = 0
  /** True until the server says otherwise. */
  let mayGiveNonces = true

  /** Compares the clock of a reply with the middle of its request. */
  async function clocked<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    const before = now()
    const reply = await ask()
    const time = isRecord(reply) ? reply.serverTime : undefined
    if (typeof time === 'number') offset = time * 1_000 - (before + now()) / 2
    return reply
  }

  async function readZones(signal?: AbortSignal) {
    const reply = await clocked(() => api.listZones({ signal }))
    mayGiveNonces = typeof reply.nonce === 'string'
    return reply
  }

  return {
    async listZones({ signal } = {}) {
      const { zones, networks } = await readZones(signal)
      return { zones: zones.filter(isZone), networks: networks ?? null }
    },

    async checkName({ name, zone, signal }) {
      const { suggestions, state } = await clocked(() =>
        api.getSuggestions({ params: { name }, query: { zone }, signal }),
      )
      const entry = suggestions.find((one) => one.name === name)
      const known = entry && (entry.registered ? 'taken' : 'free')
      return {
        answer: state === 'invalid' ? 'refused' : (state ?? known ?? null),
        suggestions: suggestions
          .filter((one) => !one.registered && one.name !== name && one.name.length <= MAX_NAME)
          .map((one) => one.name)
          .slice(0, MAX_SUGGESTIONS),
      }
    },

    async getName({ name, signal }) {
      const reply = await clocked(() => api.getName({ params: { name }, query: { apiVersion }, signal }))
      return 'name' in reply ? toName(reply) : null
    },

    async listNames({ account, signal }) {
      const reply = await api.listNames({ params: { address: account }, query: { apiVersion }, signal })
      return reply.filter(({ name }) => name.length <= MAX_NAME).map(toName)
    },

    async registerName({ message, signature, coinType, account, signal }) {
      await clocked(() =>
        api.registerName({ body: { coin_type: coinType, address: account, message, signature }, signal }),
      )
    },

    async prepareMessage() {
      // An older nonce may be used or expired. Without one there are 10 s to sign.
      const nonce = mayGiveNonces ? (await readZones().catch(() => null))?.nonce : null
      return { offset, ...(nonce && { nonce }) }
    },
  }
}

function toName({ name, addresses, mirror }: InferOutput<typeof nameProfileSchema>): RegisteredName {
  const entries = Object.entries(addresses).map(([coinType, { address }]) => [Number(coinType), address] as const)
  return { name, addresses: new Map(entries), mirror: mirror ?? null }
}
