import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { SignInRefusedError } from '../../core/errors/sign-in-errors.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import { type SignInMessageData, writeSignInMessage } from '../../core/requests/sign-in/sign-in-message.js'
import type { KnownSession, Siwx } from '../../core/requests/sign-in/siwx.js'
import { foldAddress } from '../../rules/fold-address.js'
import { createNonce } from './create-nonce.js'
import { createSignInClient } from './create-sign-in-client.js'

export type SignInOptions = {
  /**
   * The sign-in server: an `https:` URL, or a path of the page's own site such as `/sign-in`. `createSignIn` of
   * `lintel/server` is one. Without it sessions are kept in this browser only, which proves nothing to a server.
   */
  server?: string | undefined
  /** One line that the visitor reads in the message. */
  statement?: string | undefined
  /** How long a session holds, in ms. Default: what the server decides; without a server 7 days. */
  lifetime?: number | undefined
  /** Whether an account without a session may not be used. Default true. */
  required?: boolean | undefined
  /** Whether a wallet that is disconnected ends the sessions of its accounts. Default true. */
  signOutOnDisconnect?: boolean | undefined
  /** Who asks: an RFC 3986 authority. The server compares it. Default: the host of the page, with its port. */
  domain?: string | undefined
  /** What the visitor signs in to. The server compares it. Default: the origin of the page. */
  uri?: string | undefined
  /** Default: the `fetch` of the page. */
  fetch?: typeof globalThis.fetch
}

const SEVEN_DAYS = 7 * 24 * 60 * 60_000

/**
 * Sign-in with the wallet (EIP-4361; CAIP-122 for other namespaces than eip155), for the option `siwx` of `createLintel`.
 *
 * @throws InvalidOptionError when `server` or `lifetime` is not valid
 * @example createLintel({ ..., siwx: signIn({ server: '/sign-in', statement: 'Sign in to Harbor.' }) })
 */
export function signIn(options: SignInOptions = {}): Siwx {
  const { server, lifetime, required = true, signOutOnDisconnect = true } = options
  if (lifetime !== undefined && !(Number.isFinite(lifetime) && lifetime > 0)) {
    throw new InvalidOptionError({ option: 'signIn.lifetime', got: lifetime, write: 'Write a number of ms above 0.' })
  }
  const client = server === undefined ? null : createSignInClient({ baseUrl: server, fetch: options.fetch })

  /** The session of the server, when it is one of this account on this network. */
  async function readSession(chainId: CaipNetworkId, address: string): Promise<KnownSession | null> {
    const session = await client?.readSession()
    if (!session) return null
    const { accountAddress, expirationTime } = session
    const data = { accountAddress, chainId: session.chainId, ...(expirationTime && { expirationTime }) }
    return isOf({ data }, chainId, address) ? { data } : null
  }

  return {
    async createMessage({ accountAddress, chainId }) {
      const nonce = client ? await client.readNonce() : createNonce()
      const now = Date.now()
      const holdsFor = lifetime ?? (client ? undefined : SEVEN_DAYS)
      const data: SignInMessageData = {
        accountAddress,
        chainId,
        domain: options.domain ?? globalThis.location.host,
        uri: options.uri ?? globalThis.location.origin,
        version: '1',
        nonce,
        ...(options.statement !== undefined && { statement: options.statement }),
        issuedAt: new Date(now).toISOString(),
        ...(holdsFor !== undefined && { expirationTime: new Date(now + holdsFor).toISOString() }),
      }
      const text = writeSignInMessage(data)
      return { data, toString: () => text }
    },

    async addSession({ message, signature }, { signed, verify }) {
      if (client) return client.verify({ message, signature, scheme: signed.scheme })
      if (!(await verify())) throw new SignInRefusedError({ details: 'signature' })
    },

    async setSessions(sessions) {
      for (const { message, signature } of client ? sessions : []) await client?.verify({ message, signature })
    },

    async getSessions(chainId, address, { stored }) {
      const own = stored.filter((session) => isOf(session, chainId, address))
      if (!client) return own
      const session = await readSession(chainId, address)
      return session ? [{ ...own[0], data: { ...own[0]?.data, ...session.data } }] : []
    },

    async revokeSession(chainId, address) {
      // The server knows one session of this browser. Another account may have started it since.
      if (client && (await readSession(chainId, address))) await client.signOut()
    },

    getRequired: () => required,
    signOutOnDisconnect,
  }
}

function isOf({ data }: KnownSession, chainId: CaipNetworkId, address: string): boolean {
  return data.chainId === chainId && foldAddress(data.accountAddress) === foldAddress(address)
}
