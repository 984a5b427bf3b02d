import { toLintelError } from '../errors/to-lintel-error.js'
import { namespaces } from '../model/caip.js'
import type { OpenFeature } from '../model/views/define-feature.js'
import type { Authentication, WalletConnectPort, WalletConnectSession } from '../model/wallet-connect.js'
import { pairingRules } from '../transitions/pairing/pairing.js'
import type { PairingEffect } from './effect.js'
import type { Ports } from './ports.js'

/** How long a sign-in may delay a link, in ms. Then the wallet pairs first and signs in afterwards. */
const AUTHENTICATION_TIMEOUT_MS = 3_000

type LinkEffect = Extract<PairingEffect, { type: 'pairing/create-link' }>

/** Opens pairing: its rules, and the runner of its effects. All links of a pairing share one abort signal. */
export function openPairing(
  walletConnect: Pick<WalletConnectPort, 'pair'>,
  { clock, dispatch }: Pick<Ports, 'clock' | 'dispatch'>,
  features: readonly Pick<OpenFeature, 'createAuthentication' | 'acceptSigned'>[],
): OpenFeature {
  const authenticator = features.find(({ createAuthentication }) => createAuthentication)
  const runs = new Map<number, AbortController>()

  async function createLink({ id, signsInOn }: LinkEffect): Promise<void> {
    const controller = runs.get(id) ?? new AbortController()
    runs.set(id, controller)
    const { signal } = controller
    let isLinkMade = false
    try {
      const authentication = signsInOn && authenticator?.createAuthentication?.(signsInOn)
      const { uri, expiresAt, approval } = await walletConnect.pair({
        signal,
        ...(authentication && { authentication: dropLate(authentication) }),
      })
      isLinkMade = true
      if (!signal.aborted) dispatch({ type: 'pairing/ready', id, uri, expiresAt })
      const session = await approval
      if (!signal.aborted && session.signIns) await authenticator?.acceptSigned?.(session.signIns, signal)
      if (!signal.aborted) dispatch({ type: 'pairing/approved', id, namespaces: listNamespaces(session) })
    } catch (thrown) {
      const error = toLintelError(thrown)
      // An expired link has already been renewed.
      if (signal.aborted || error.code === 'pairing-expired') return
      dispatch({ type: isLinkMade ? 'pairing/failed' : 'pairing/link-failed', id, error })
    }
  }

  /** Resolves to null instead of an authentication that takes too long. Not by `settleWithin`: the clock is a port. */
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
    ...pairingRules,
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
