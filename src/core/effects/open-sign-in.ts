import { SignInUnavailableError } from '../errors/sign-in/sign-in-unavailable-error.js'
import type { Connection } from '../model/connection.js'
import type { LintelState } from '../model/state.js'
import type { Authentication } from '../model/wallet-connect.js'
import type { SignInSession } from '../requests/sign-in/sign-in-message.js'
import { canSignIn, getConnection } from '../selectors.js'
import type { SignInRules } from '../transitions/sign-in/sign-in-rules.js'
import type { Ports } from './ports.js'
import type { createSignInRunner, SignInEffect } from './sign-in.js'

export type SignInPart = { signInRules: SignInRules; createSignInRunner: typeof createSignInRunner }

/** Sign-in of an instance. Its code loads once an account that can sign in has connected. */
export type OpenSignIn = {
  /** Null until the code is loaded. */
  getRules(): SignInRules | null
  /** Loads the code when `state` needs it. Called after every event. */
  follow(state: LintelState): void
  run(effect: SignInEffect): void
  /** What a wallet may sign while it pairs; null when it has to sign in afterwards. Never rejects. Loads the code. */
  createAuthentication(chains: Authentication['chains']): Promise<Authentication | null>
  /** Takes what a wallet has signed while it paired. `signal` aborts when the visitor leaves the pairing. */
  acceptSigned(sessions: readonly SignInSession[], signal: AbortSignal): Promise<void>
  stop(): void
  resume(): void
}

export function openSignIn(ports: Ports, load: () => Promise<SignInPart> = loadSignInPart): OpenSignIn {
  let rules: SignInRules | null = null
  let runner: ReturnType<typeof createSignInRunner> | null = null
  let isStopped = false
  /** The connection that it was last loaded for: after a failure the next one tries again. */
  let tried: Connection | null = null

  async function loadOnce(): Promise<ReturnType<typeof createSignInRunner>> {
    if (runner) return runner
    const part = await load()
    if (runner) return runner
    rules = part.signInRules
    runner = part.createSignInRunner(ports)
    if (!isStopped) ports.dispatch({ type: 'sign-in/loaded', stored: ports.storage.readAll() })
    return runner
  }

  async function open(): Promise<void> {
    try {
      await loadOnce()
    } catch (thrown) {
      const error = new SignInUnavailableError({ cause: thrown, details: 'The code of sign-in could not be loaded.' })
      if (!isStopped) ports.dispatch({ type: 'sign-in/not-loaded', error, toast: ports.createErrorToast(error) })
    }
  }

  return {
    getRules: () => rules,
    follow(state) {
      const connection = canSignIn(state) ? getConnection(state) : null
      if (rules || connection === null || connection.connectorId === tried?.connectorId) {
        if (connection === null) tried = null
        return
      }
      tried = connection
      void open()
    },
    run: (effect) => void runner?.run(effect),
    async createAuthentication(chains) {
      try {
        const payload = await (await loadOnce()).createAuthPayload(chains[0])
        return payload && { payload, chains }
      } catch {
        // The wallet signs in after it has paired, and errors show there.
        return null
      }
    },
    acceptSigned: async (sessions, signal) => runner?.acceptSigned(sessions, signal),
    stop() {
      isStopped = true
      tried = null
      runner?.stop()
    },
    resume() {
      isStopped = false
    },
  }
}

function loadSignInPart(): Promise<SignInPart> {
  return import('./sign-in-part.js')
}
