import { SignInRefusedError } from '../../core/errors/sign-in-refused-error.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { AuthPayload, KnownSession, SignInMessageData, Siwx } from '../../core/model/siwx.js'
import { writeSignInMessage } from '../../core/requests/caip-122/message.js'
import { foldAddress } from '../../rules/addresses/fold-address.js'
import { createSignInClient } from './create-sign-in-client.js'
import type { SignInOptions } from './sign-in-options.js'

/** The methods that need the sign-in server or the rules of messages. */
export type SignInMethods = Pick<
  Required<Siwx>,
  'createMessage' | 'createAuthPayload' | 'addSession' | 'setSessions' | 'getSessions' | 'revokeSession'
>

const SEVEN_DAYS = 7 * 24 * 60 * 60_000

/** Creates the methods of `signIn()`. */
export function createSignInMethods(options: SignInOptions): SignInMethods {
  const { server, lifetime } = options
  const client = server === undefined ? null : createSignInClient({ baseUrl: server, fetch: options.fetch })

  /** The server's session, if it belongs to this account on this network. */
  async function readSession(chainId: CaipNetworkId, address: string): Promise<KnownSession | null> {
    const session = (await client?.readSession())?.session
    if (!session) return null
    const { accountAddress, expirationTime } = session
    const data = { accountAddress, chainId: session.chainId, ...(expirationTime && { expirationTime }) }
    return isOf({ data }, chainId, address) ? { data } : null
  }

  async function createAuthPayload(): Promise<AuthPayload> {
    const nonce = client ? (await client.readNonce()).nonce : createNonce()
    const now = Date.now()
    const holdsFor = lifetime ?? (client ? undefined : SEVEN_DAYS)
    return {
      domain: options.domain ?? globalThis.location.host,
      uri: options.uri ?? globalThis.location.origin,
      version: '1',
      nonce,
      ...(options.statement !== undefined && { statement: options.statement }),
      issuedAt: new Date(now).toISOString(),
      ...(holdsFor !== undefined && { expirationTime: new Date(now + holdsFor).toISOString() }),
    }
  }

  return {
    createAuthPayload,

    async createMessage({ accountAddress, chainId }) {
      const data: SignInMessageData = { accountAddress, chainId, ...(await createAuthPayload()) }
      const text = writeSignInMessage(data)
      return { data, toString: () => text }
    },

    async addSession({ data, ...session }, { signed, verify }) {
      if (client) await client.verify({ body: { ...session, scheme: signed.scheme } })
      else if (!(await verify())) throw new SignInRefusedError({ details: 'signature' })
    },

    async setSessions(sessions) {
      for (const { data, ...session } of client ? sessions : []) await client?.verify({ body: session })
    },

    async getSessions(chainId, address, { stored }) {
      const own = stored.filter((session) => isOf(session, chainId, address))
      if (!client) return own
      const session = await readSession(chainId, address)
      return session ? [{ ...own[0], data: { ...own[0]?.data, ...session.data } }] : []
    },

    async revokeSession(chainId, address) {
      // The server has one session per browser. Another account may have started it since.
      if (client && (await readSession(chainId, address))) await client.signOut({ body: {} })
    },
  }
}

function isOf({ data }: KnownSession, chainId: CaipNetworkId, address: string): boolean {
  return data.chainId === chainId && foldAddress(data.accountAddress) === foldAddress(address)
}

/** 128 random bits of the browser's CSPRNG, as 32 hex digits. */
function createNonce(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
