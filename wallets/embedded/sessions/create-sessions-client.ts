import { safeParse } from 'valibot'
import { bytesToHex, type Hex, sha256 } from 'viem'
import {
  decodeDelegation,
  hashDelegation,
  readLimits,
  type SignedDelegation,
} from '../../../src/embedded/smart-account/delegation.js'
import type { SessionOrigin } from '../../../src/embedded/smart-account/hash-session-origin.js'
import { sessionsEndpoints, type sessionsRequests } from '../../../src/features/sessions/data/schema.js'
import { createServiceClient, type SentRequest } from '../../../src/services/http/create-service-client.js'
import { deriveSessionKeys } from './derive-session-keys.js'

/** What the account has granted to a page of `origin`. `isOpen`: it can be used, or is being ended. */
export type GrantedSession = {
  pci: Hex
  origin: string
  delegation: SignedDelegation
  context: Hex
  isOpen: boolean
}

/** An account, and the chain (CAIP-2) of its sessions. */
type Place = { account: Hex; chainId: string }

/** The smart sessions of the wallet at a data API. Its methods reject when a service does not answer. */
export type SessionsClient = {
  /** By which the page lists what was granted to its origin. */
  readKey(): Promise<string>
  /** For the salt of a delegation that is granted to the page. */
  createOrigin(): Promise<SessionOrigin>
  store(session: Place & { context: Hex; origin: SessionOrigin }): Promise<void>
  /** Those of the page's origin. */
  listOwn(place: Place): Promise<readonly GrantedSession[]>
  /** Those of all origins, which no page is told. */
  listAll(place: Place): Promise<readonly GrantedSession[]>
  /** Tells that the operation which ends these was sent. */
  revoke(ended: Place & { pcis: readonly Hex[]; signature: Hex; operation: Hex }): Promise<void>
}

/** The list is read as a whole: what does not fit is not left out, but a failure. */
const { listSessions, ...others } = sessionsEndpoints
const { list: _list, ...wholeList } = listSessions
const endpoints = { listSessions: wholeList, ...others } as const

/** In ms. */
const TIME_LIMIT = 8_000

/**
 * Creates the client of the smart sessions of a data API.
 *
 * @param origin Of the page around the frame, as the browser has told it.
 * @param readSecret The secret of the wallet that the identity service gives to all of its devices.
 */
export function createSessionsClient({
  dataApiUrl,
  projectId,
  origin,
  readSecret,
  send = (input, init) => globalThis.fetch(input, init),
}: {
  dataApiUrl: string
  projectId: string | null
  origin: string
  readSecret: () => Promise<string>
  send?: typeof fetch
}): SessionsClient {
  const readKeys = async () => deriveSessionKeys(await readSecret(), origin)
  const open = (key?: string) =>
    createServiceClient<typeof endpoints, typeof sessionsRequests>(endpoints, (request) => call(request, key))

  async function call({ method, path, reply: schema, body }: SentRequest, key: string | undefined): Promise<unknown> {
    const url = new URL(dataApiUrl.replace(/\/+$/, '') + path)
    if (projectId) url.searchParams.set('projectId', projectId)
    const response = await send(url, {
      method,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIME_LIMIT),
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const reply = safeParse(schema, await response.json())
    if (response.ok && reply.success) return reply.output
    throw new Error(`The data API answered ${response.status} about sessions.`)
  }

  async function listAll({ account, chainId }: Place): Promise<readonly GrantedSession[]> {
    const { wallet } = await readKeys()
    const { pcis } = await open(wallet).listSessions({ params: { id: `${chainId}:${account}` } })
    return pcis.flatMap(({ pci, project, status, context }): GrantedSession[] => {
      const delegation = context ? decodeDelegation(context as Hex) : null
      // A data API cannot have the wallet end something else than what it names.
      const isKnown = delegation && hashDelegation(delegation) === pci && readLimits(delegation.caveats) !== null
      if (!isKnown) return []
      const isOpen = status === 'active' || status === 'ending'
      return [{ pci, origin: project.id, delegation, context: context as Hex, isOpen }]
    })
  }

  return {
    readKey: async () => (await readKeys()).origin,
    async createOrigin() {
      const keys = await readKeys()
      const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
      return { origin, originKeyHash: sha256(`0x${keys.origin}`), walletKeyHash: sha256(`0x${keys.wallet}`), nonce }
    },
    async store({ account, chainId, context, origin: named }) {
      await open().storeSession({ params: { id: account }, body: { chainId, context, ...named } })
    },
    listOwn: async (place) => (await listAll(place)).filter((session) => session.origin === origin),
    listAll,
    async revoke({ account, chainId, pcis, signature, operation }) {
      await open().revokeSession({
        params: { id: `${chainId}:${account}` },
        body: { pci: [...pcis], signature, operation },
      })
    },
  }
}
