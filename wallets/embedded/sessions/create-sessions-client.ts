import { safeParse } from 'valibot'
import { bytesToHex, type Hex, isAddressEqual, sha256 } from 'viem'
import {
  decodeDelegation,
  hashDelegation,
  readLimits,
  type SignedDelegation,
} from '../../../src/embedded/smart-account/delegation.js'
import type { SessionOrigin } from '../../../src/embedded/smart-account/hash-session-origin.js'
import { sessionsEndpoints, type sessionsRequests } from '../../../src/features/sessions/data/schema.js'
import { createServiceClient, type SentRequest } from '../../../src/services/http/create-service-client.js'
import { FrameError } from '../messaging/frame-error.js'
import { deriveSessionKeys } from './derive-session-keys.js'
import { createPendingGrants, type Grant, type PendingGrant, type PendingGrants } from './pending-grants.js'

/**
 * A permission of the account for pages of `origin`. `isOpen`: it can be used, or is being ended. `isKept`: the frame
 * alone has it, and does not know whether the chain has ended it.
 */
export type GrantedSession = {
  pci: Hex
  origin: string
  delegation: SignedDelegation
  context: Hex
  isOpen: boolean
  isKept?: boolean
}

/** An account, and the chain (CAIP-2) of its sessions. */
type Place = { account: Hex; chainId: string }

/** The smart sessions of the wallet at a data API. Its methods reject when a service does not answer. */
export type SessionsClient = {
  /** The key by which the page lists the permissions of its origin. */
  readKey(): Promise<string>
  /** For the salt of a delegation that is granted to the page. Rejects with a FrameError while too many are not stored. */
  createOrigin(): Promise<SessionOrigin>
  /** Keeps it before anything is sent: a page can have the data API refuse it. */
  store(grant: Grant): Promise<void>
  /** Sends the grants again that are not stored yet. Never rejects. */
  sendPending(): Promise<void>
  /** The permissions of the page's origin, also those that are not stored yet. */
  listOwn(place: Place): Promise<readonly GrantedSession[]>
  /** The permissions of all origins, also those that are not stored yet. No page receives them. */
  listAll(place: Place): Promise<readonly GrantedSession[]>
  /** Tells that the operation which ends these was sent. */
  revoke(ended: Place & { pcis: readonly Hex[]; signature: Hex; operation: Hex }): Promise<void>
  /** Keeps these no longer: the chain has ended them. */
  forget(pcis: readonly Hex[]): void
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
 * @param origin The origin of the page around the frame, as the browser reports it.
 * @param readSecret The secret of the wallet that the identity service gives to all of its devices.
 * @param kept Grants that the data API has not stored yet. Default: kept in memory.
 */
export function createSessionsClient({
  dataApiUrl,
  projectId,
  origin,
  readSecret,
  kept = createPendingGrants(null),
  send = (input, init) => globalThis.fetch(input, init),
}: {
  dataApiUrl: string
  projectId: string | null
  origin: string
  readSecret: () => Promise<string>
  kept?: PendingGrants
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

  async function post({ pci, account, chainId, context, origin: named }: PendingGrant): Promise<void> {
    await open().storeSession({ params: { id: account }, body: { chainId, context, ...named } })
    kept.remove([pci])
  }

  let sending: Promise<void> | null = null
  function sendPending(): Promise<void> {
    // One after the other, so that they do not meet the limit of the data API by themselves.
    const sendAll = async () => {
      for (const grant of kept.list()) await post(grant).catch(() => undefined)
    }
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  async function listAll({ account, chainId }: Place): Promise<readonly GrantedSession[]> {
    const isHere = (one: PendingGrant) => one.chainId === chainId && isAddressEqual(one.delegation.delegator, account)
    const waiting = kept.list().filter(isHere)
    void sendPending()
    const { wallet } = await readKeys()
    const { pcis } = await open(wallet).listSessions({ params: { id: `${chainId}:${account}` } })
    const listed = pcis.flatMap(({ pci, project, status, context }): GrantedSession[] => {
      const delegation = context ? decodeDelegation(context as Hex) : null
      // A data API cannot make the wallet end another permission than the named one.
      const isKnown = delegation && hashDelegation(delegation) === pci && readLimits(delegation.caveats) !== null
      if (!isKnown) return []
      const isOpen = status === 'active' || status === 'ending'
      return [{ pci, origin: project.id, delegation, context: context as Hex, isOpen }]
    })
    const known = new Set(listed.map(({ pci }) => pci))
    kept.remove([...known])
    const missing = waiting.filter(({ pci }) => !known.has(pci))
    return [...listed, ...missing.map((one) => ({ ...one, origin: one.origin.origin, isOpen: true, isKept: true }))]
  }

  return {
    readKey: async () => (await readKeys()).origin,
    async createOrigin() {
      if (kept.isFull()) {
        void sendPending()
        throw new FrameError(-32603, 'Earlier permissions cannot be listed yet. Try again later.')
      }
      const keys = await readKeys()
      const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
      return { origin, originKeyHash: sha256(`0x${keys.origin}`), walletKeyHash: sha256(`0x${keys.wallet}`), nonce }
    },
    store: async (grant) => post(kept.add(grant)),
    sendPending,
    listOwn: async (place) => (await listAll(place)).filter((session) => session.origin === origin),
    listAll,
    async revoke({ account, chainId, pcis, signature, operation }) {
      await open().revokeSession({
        params: { id: `${chainId}:${account}` },
        body: { pci: [...pcis], signature, operation },
      })
    },
    forget: kept.remove,
  }
}
