import { SignInUnavailableError } from '../errors/sign-in/sign-in-unavailable-error.js'
import type { Connection } from '../model/connection.js'
import type { LintelState } from '../model/state.js'
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
  stop(): void
  resume(): void
}

export function openSignIn(ports: Ports, load: () => Promise<SignInPart> = loadSignInPart): OpenSignIn {
  let rules: SignInRules | null = null
  let runner: ReturnType<typeof createSignInRunner> | null = null
  let isStopped = false
  /** The connection that it was last loaded for: after a failure the next one tries again. */
  let tried: Connection | null = null

  async function open(): Promise<void> {
    try {
      const part = await load()
      if (rules) return
      rules = part.signInRules
      runner = part.createSignInRunner(ports)
      if (!isStopped) ports.dispatch({ type: 'sign-in/loaded', stored: ports.storage.read('signIn') })
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
