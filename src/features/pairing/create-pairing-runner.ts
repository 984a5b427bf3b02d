import type { Ports } from '../../core/effects/ports.js'
import { toLintelError } from '../../core/errors/to-lintel-error.js'
import { namespaces } from '../../core/model/caip.js'
import type { Authentication, WalletConnectPort, WalletConnectSession } from '../../core/model/wallet-connect.js'
import type { RunningFeature } from '../../core/transitions/feature-rules.js'
import type { PairingEffect } from './model/events.js'

/** How long a sign-in may delay a link, in ms. Then the wallet pairs first and signs in afterwards. */
const AUTHENTICATION_TIMEOUT_MS = 3_000

type LinkEffect = Extract<PairingEffect, { type: 'pairing/create-link' }>

/** Runs the effects of pairing. All links of a pairing share one abort signal. */
export function createPairingRunner(
  walletConnect: Pick<WalletConnectPort, 'pair'>,
  { clock, dispatch, findAuthenticator }: Pick<Ports, 'clock' | 'dispatch' | 'findAuthenticator'>,
): Pick<RunningFeature, 'run' | 'stop'> {
  const runs = new Map<number, AbortController>()

  async function createLink({ id, signsInOn }: LinkEffect): Promise<void> {
    const controller = runs.get(id) ?? new AbortController()
    runs.set(id, controller)
    const { signal } = controller
    const authenticator = findAuthenticator()
    let isLinkMade = false
    try {
      const authentication = signsInOn && authenticator?.createAuthentication(signsInOn)
      const { uri, expiresAt, approval } = await walletConnect.pair({
        signal,
        ...(authentication && { authentication: dropLate(authentication) }),
      })
      isLinkMade = true
      if (!signal.aborted) dispatch({ type: 'pairing/ready', id, uri, expiresAt })
      const session = await approval
      if (!signal.aborted && session.signIns) await authenticator?.acceptSigned(session.signIns, signal)
      if (!signal.aborted) dispatch({ type: 'pairing/approved', id, namespaces: listNamespaces(session) })
    } catch (thrown) {
      const error = toLintelError(thrown)
      // An expired link has already been renewed.
      if (signal.aborted || error.code === 'pairing-expired') return
      dispatch({ type: isLinkMade ? 'pairing/failed' : 'pairing/link-failed', id, error })
    }
  }

  /** Resolves to null if the authentication takes too long. Waits by the clock of the ports, which `settleWithin` does not. */
  function dropLate(creating: Promise<Authentication | null>): Promise<Authentication | null> {
    return new Promise((resolve) => {
      const cancel = clock.setTimer(clock.now() + AUTHENTICATION_TIMEOUT_MS, () => resolve(null))
      void creating.then((authentication) => {
        cancel()
        resolve(authentication)
      })
    })
  }

  function abort(id: number): void {
    runs.get(id)?.abort()
    runs.delete(id)
  }

  return {
    run(effect: PairingEffect) {
      if (effect.type === 'pairing/create-link') void createLink(effect)
      else abort(effect.id)
    },
    stop() {
      for (const id of [...runs.keys()]) abort(id)
    },
  }
}

function listNamespaces({ accounts }: WalletConnectSession) {
  return namespaces.filter((namespace) => accounts.some((account) => account.startsWith(`${namespace}:`)))
}
