import { desc, eq, inArray } from 'drizzle-orm'
import type { InferInput, InferOutput } from 'valibot'
import { type Address, getAddress } from 'viem'
import type { mirrorStates, namesEndpoints, namesRequests } from '../../../src/features/names/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { parseAccount } from '../chain/parse-account.js'
import { type Registration, registrations } from './database/schema.js'
import { listCoinTypes } from './read-coin-type.js'
import { findLabelProblem, isReserved, splitName } from './read-name.js'
import { type RegisterOptions, registerName } from './register-name.js'
import { listLikeLabels, MAX_SUGGESTED } from './suggest-names.js'

type Reply<Name extends keyof typeof namesEndpoints> = InferInput<(typeof namesEndpoints)[Name]['reply']>
type Requests = ReturnType<typeof namesRequests>

/** The usual maximum time of writing a name into the registry of its chain, ms. */
const USUAL_TIME = 5_000
/** The most names of an account in a reply. */
const MAX_LISTED = 50

export type NamesOptions = RegisterOptions & {
  /** The chains (CAIP-2) into whose registries names are written. */
  mirrored: ReadonlySet<string>
}

/** Answers requests about names. Its errors are ApiFailures. */
export type Names = {
  listZones(): Promise<Reply<'listZones'>>
  getName(name: string): Promise<Reply<'getName'>>
  listNames(address: string): Promise<Reply<'listNames'>>
  getSuggestions(name: string, zone: string | undefined): Promise<Reply<'getSuggestions'>>
  registerName(body: InferOutput<Requests['registerName']['body']>): Promise<Reply<'registerName'>>
  /** The address of a name by a coin type (ENSIP-9, ENSIP-11). Null when it has none. */
  findAddress(name: string, coinType: bigint): Promise<Address | null>
  /** Changes when the registry has a new name of an account: earlier answers may be outdated. */
  readVersion(address: string): Promise<string>
}

/** Creates what registers the names of the zones. */
export function createNames(options: NamesOptions): Names {
  const { zones, clients, mirrored, signingTime, nonces, query, now } = options
  const readTime = () => Math.floor(now() / 1_000)
  const format = (registration: Registration) => ({
    ...formatRegistration(registration),
    ...(mirrored.has(registration.network) ? { mirror: readMirror(registration, now()) } : {}),
    serverTime: readTime(),
  })
  const find = async (text: string) => {
    const name = splitName(text, zones)
    if (!name || findLabelProblem(name.label) !== undefined) return undefined
    const [found] = await query((db) => db.select().from(registrations).where(eq(registrations.name, name.name)))
    return found
  }
  const listRegistered = async (names: readonly string[]) => {
    const found = await query((db) =>
      db
        .select({ name: registrations.name })
        .from(registrations)
        .where(inArray(registrations.name, [...names])),
    )
    return new Set(found.map(({ name }) => name))
  }
  const listOf = (address: string, most: number) =>
    query((db) =>
      db
        .select()
        .from(registrations)
        .where(eq(registrations.address, address.toLowerCase()))
        .orderBy(desc(registrations.registeredAt), desc(registrations.name))
        .limit(most),
    )
  return {
    listZones: async () => ({
      zones: [...zones],
      networks: [...clients.keys()].map((id) => `eip155:${id}`),
      serverTime: readTime(),
      ...(signingTime === undefined ? {} : { nonce: await nonces.issue() }),
    }),
    async getName(text) {
      const found = await find(text)
      return found ? format(found) : []
    },
    async listNames(text) {
      const { address, chainId } = parseAccount(text, 'address')
      const found = zones.length === 0 ? [] : await listOf(address, MAX_LISTED)
      return found.filter(({ network }) => chainId === undefined || network === chainId).map(format)
    },
    async getSuggestions(text, asked) {
      const zone = asked ?? splitName(text, zones)?.zone ?? zones[0]
      if (zone === undefined || !zones.includes(zone)) {
        throw new ApiFailure(400, 'zone', `Must be one of ${zones.join(', ')}.`)
      }
      const label = text.endsWith(`.${zone}`) ? text.slice(0, -zone.length - 1) : text
      const serverTime = readTime()
      if (findLabelProblem(label) !== undefined) return { suggestions: [], state: 'invalid', serverTime }
      const own = { name: `${label}.${zone}`, label, zone }
      const like = listLikeLabels(label)
        .map((one) => ({ name: `${one}.${zone}`, label: one, zone }))
        .filter((one) => findLabelProblem(one.label) === undefined && !isReserved(one, options))
      const registered = await listRegistered([own, ...like].map(({ name }) => name))
      const isTaken = registered.has(own.name)
      const free = like.filter(({ name }) => !registered.has(name)).slice(0, MAX_SUGGESTED)
      const isRefused = isReserved(own, options)
      return {
        suggestions: [
          { name: own.name, registered: isTaken || isRefused },
          ...free.map(({ name }) => ({ name, registered: false })),
        ],
        state: isTaken ? 'taken' : isRefused ? 'reserved' : 'free',
        serverTime,
      }
    },
    async registerName(body) {
      if (zones.length === 0) throw new ApiFailure(400, 'zone', 'This server registers no names.')
      return format(await registerName(body, options))
    },
    async findAddress(name, coinType) {
      const found = await find(name)
      const hasType = found && listCoinTypes(readChainId(found.network)).includes(coinType)
      return hasType ? getAddress(found.address) : null
    },
    async readVersion(address) {
      const [newest] = zones.length === 0 ? [] : await listOf(address, 1)
      return newest ? `${newest.name} ${newest.mirroredAt}` : ''
    },
  }
}

const readChainId = (network: string) => Number(network.slice('eip155:'.length))

function formatRegistration({ name, address, coinType, registeredAt }: Registration) {
  const time = new Date(registeredAt).toISOString()
  return {
    name,
    registered_at: time,
    updated_at: time,
    attributes: {},
    addresses: { [coinType]: { address: getAddress(address), created_at: time } },
  }
}

function readMirror({ mirroredAt, registeredAt }: Registration, now: number): (typeof mirrorStates)[number] {
  if (mirroredAt !== null) return 'done'
  return now - registeredAt > USUAL_TIME ? 'late' : 'pending'
}
