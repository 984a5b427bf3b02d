import { InvalidOptionError } from '../errors/option-errors.js'
import { toLintelError } from '../errors/to-lintel-error.js'
import { namespaces } from '../model/caip.js'
import type { WalletConnectSession } from '../model/wallet-connect.js'
import type { Ports } from './ports.js'

/** Runs the effects of pairings. All links of a pairing share one abort signal. */
export function createPairingRunner({ walletConnect, dispatch }: Pick<Ports, 'walletConnect' | 'dispatch'>) {
  const runs = new Map<number, AbortController>()

  async function pair(id: number): Promise<void> {
    const controller = runs.get(id) ?? new AbortController()
    runs.set(id, controller)
    const { signal } = controller
    let isLinkMade = false
    try {
      if (!walletConnect) {
        throw new InvalidOptionError({
          option: 'walletConnect',
          got: undefined,
          write:
            "Write walletConnect: walletConnect() of 'lintel/walletconnect', and the URL of a relay in services.relay.",
        })
      }
      const { uri, expiresAt, approval } = await walletConnect.pair({ signal })
      isLinkMade = true
      if (!signal.aborted) dispatch({ type: 'pairing/ready', id, uri, expiresAt })
      const session = await approval
      if (!signal.aborted) dispatch({ type: 'pairing/approved', id, namespaces: listNamespaces(session) })
    } catch (thrown) {
      const error = toLintelError(thrown)
      // An expired link has already been renewed.
      if (signal.aborted || error.code === 'pairing-expired') return
      dispatch({ type: isLinkMade ? 'pairing/failed' : 'pairing/link-failed', id, error })
    }
  }

  function abort(id: number): void {
    runs.get(id)?.abort()
    runs.delete(id)
  }

  return {
    pair,
    abort,
    stop() {
      for (const id of [...runs.keys()]) abort(id)
    },
  }
}

function listNamespaces({ accounts }: WalletConnectSession) {
  return namespaces.filter((namespace) => accounts.some((account) => account.startsWith(`${namespace}:`)))
}
