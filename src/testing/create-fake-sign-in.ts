import type { KnownSession, Siwx } from '../core/model/siwx.js'
import { writeSignInMessage } from '../core/requests/caip-122/message.js'
import { foldAddress } from '../rules/addresses/fold-address.js'

/** A call of the wallet layer that can fail. */
export type FakeSignInCall = 'createMessage' | 'addSession' | 'getSessions' | 'revokeSession'

export type FakeSignInOptions = {
  /** Default true. */
  required?: boolean
  /** Default true. */
  signOutOnDisconnect?: boolean
  /** The sessions that it knows from the start. Default: none. */
  sessions?: readonly KnownSession[]
  /** The calls that fail from the start. */
  failures?: readonly FakeSignInCall[]
  /** Does not answer until `control.release()`. */
  isHeld?: boolean
}

export type FakeSignInControl = {
  /** The sessions that it knows now. */
  readonly sessions: readonly KnownSession[]
  fail(call: FakeSignInCall): void
  succeed(call: FakeSignInCall): void
  /** Does not answer until `release()`. */
  hold(): void
  release(): void
}

export type FakeSignIn = Siwx & { control: FakeSignInControl }

/**
 * Sign-in in memory for stories and tests, instead of a sign-in server. It accepts every signature.
 *
 * @example
 * const signIn = createFakeSignIn({ failures: ['addSession'] })
 * const lintel = createLintel({ networks: sampleNetworks, adapters: [mockChain()], siwx: signIn })
 * signIn.control.succeed('addSession')
 */
export function createFakeSignIn(options: FakeSignInOptions = {}): FakeSignIn {
  const { required = true, signOutOnDisconnect = true } = options
  const failures = new Set(options.failures)
  let sessions = [...(options.sessions ?? [])]
  let nonce = 10_000_000
  let gate = Promise.resolve()
  let open = () => {}
  const control: FakeSignInControl = {
    get sessions() {
      return sessions
    },
    fail: (call) => void failures.add(call),
    succeed: (call) => void failures.delete(call),
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    release: () => open(),
  }
  if (options.isHeld) control.hold()

  async function answer(call: FakeSignInCall): Promise<void> {
    await gate
    if (failures.has(call)) throw new Error(`${call} fails, as set by the test.`)
  }

  return {
    control,
    async createMessage({ accountAddress, chainId }) {
      await answer('createMessage')
      nonce += 1
      const data = {
        ...{
          accountAddress,
          chainId,
          domain: 'app.example.com',
          uri: 'https://app.example.com',
          version: '1' as const,
        },
        ...{ nonce: String(nonce), issuedAt: '2026-11-24T10:00:00.000Z' },
      }
      return { data, toString: () => writeSignInMessage(data) }
    },
    async addSession(session) {
      await answer('addSession')
      sessions = [...sessions, session]
    },
    async setSessions(added) {
      await answer('addSession')
      sessions = [...added]
    },
    async getSessions(chainId, address) {
      await answer('getSessions')
      return sessions.filter((session) => isOf(session, chainId, address))
    },
    async revokeSession(chainId, address) {
      await answer('revokeSession')
      sessions = sessions.filter((session) => !isOf(session, chainId, address))
    },
    getRequired: () => required,
    signOutOnDisconnect,
  }
}

function isOf({ data }: KnownSession, chainId: string, address: string): boolean {
  return data.chainId === chainId && foldAddress(data.accountAddress) === foldAddress(address)
}
