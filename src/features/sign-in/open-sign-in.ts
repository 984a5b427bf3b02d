import type { Ports } from '../../core/effects/ports.js'
import { SignInUnavailableError } from '../../core/errors/sign-in-unavailable-error.js'
import type { FeatureOptions } from '../../core/feature-types.js'
import type { Connection } from '../../core/model/connection.js'
import { canHaveSession, getConnection } from '../../core/selectors.js'
import type { RunningFeature } from '../../core/transitions/feature-rules.js'
import { keep } from '../../core/transitions/step.js'
import { loadOnce } from '../../rules/async/lazy.js'
import type { createSignInRunner } from './create-sign-in-runner.js'
import type { SignInEffect } from './model/effects.js'
import type { SignInEvent } from './model/events.js'
import { reduceWithoutRules } from './model/leave-sign-in.js'
import type { SignInRules } from './model/sign-in-rules.js'

/** The code that loads once an account that can sign in has connected. */
export type LateSignIn = { signInRules: SignInRules; createSignInRunner: typeof createSignInRunner }

export function openSignIn(
  ports: Ports,
  options: FeatureOptions,
  load: () => Promise<LateSignIn> = () => import('./late-part.js'),
): RunningFeature {
  let late: { rules: SignInRules; runner: ReturnType<typeof createSignInRunner> } | null = null
  let isStopped = false
  /** The connection that the rules were last loaded for: after a failure the next connection tries again. */
  let tried: Connection | null = null

  const loadRunner = loadOnce(async () => {
    const { signInRules: rules, createSignInRunner } = await load()
    late = { rules, runner: createSignInRunner(ports, options) }
    if (!isStopped) ports.dispatch({ type: 'sign-in/loaded', stored: ports.storage.readAll() })
    return late.runner
  })

  async function open(): Promise<void> {
    try {
      await loadRunner()
    } catch (thrown) {
      const error = new SignInUnavailableError({ cause: thrown, details: 'The code of sign-in could not be loaded.' })
      if (!isStopped) ports.dispatch({ type: 'sign-in/not-loaded', error, toast: ports.createErrorToast(error) })
    }
  }

  return {
    name: 'sign-in',
    reduce: (state, event: SignInEvent, now) => (late?.rules.reduce ?? reduceWithoutRules)(state, event, now),
    follow: (before, state, event, now) => late?.rules.follow(before, state, event, now) ?? keep(state),
    loadFor(state) {
      const connection = canHaveSession(state) ? getConnection(state) : null
      if (late || connection === null || connection.connectorId === tried?.connectorId) {
        if (connection === null) tried = null
        return
      }
      tried = connection
      void open()
    },
    run: (effect: SignInEffect) => void late?.runner.run(effect),
    authenticator: {
      async createAuthentication(chains) {
        try {
          const payload = await (await loadRunner()).createAuthPayload(chains[0])
          return payload && { payload, chains }
        } catch {
          // The wallet signs in after pairing, which shows the errors.
          return null
        }
      },
      acceptSigned: async (sessions, signal) => late?.runner.acceptSigned(sessions, signal),
    },
    stop() {
      isStopped = true
      tried = null
      late?.runner.stop()
    },
    resume() {
      isStopped = false
    },
  }
}
