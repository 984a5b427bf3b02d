import type { EventName, PracticeWallet, RequestArguments } from './connect-wallet.js'

type Listener = (data: unknown) => void

/** An EIP-1193 provider. Requests reject with a `WalletFailure` that has the code of the standard. */
export type PracticeProvider = {
  request(request: RequestArguments): Promise<unknown>
  on(name: EventName, listener: Listener): PracticeProvider
  removeListener(name: EventName, listener: Listener): PracticeProvider
}

export type ProviderPorts = {
  /** Connects to the wallet. Called by the first request that needs it, so that an unused wallet loads nothing. */
  openWallet: (emit: (name: EventName, data: unknown) => void) => Promise<PracticeWallet>
  /** Stores on the site whether the wallet shares accounts with it. */
  access: { read(): boolean; write(isShared: boolean): void }
}

/** Creates the provider that the site uses (EIP-1193). */
export function createPracticeProvider({ openWallet, access }: ProviderPorts): PracticeProvider {
  const listeners = new Map<EventName, Set<Listener>>()
  let opening: Promise<PracticeWallet> | null = null

  const noteAccounts = (accounts: unknown) => access.write(Array.isArray(accounts) && accounts.length > 0)

  const emit = (name: EventName, data: unknown) => {
    // The wallet is gone: the next request opens it anew.
    if (name === 'disconnect') opening = null
    if (name === 'accountsChanged') noteAccounts(data)
    for (const listener of new Set(listeners.get(name))) {
      // A listener that throws must not stop the next ones.
      try {
        listener(data)
      } catch (error) {
        console.error(error)
      }
    }
  }

  const open = () => {
    opening ??= openWallet(emit).catch((error) => {
      // The next request tries again.
      opening = null
      throw error
    })
    return opening
  }

  const provider: PracticeProvider = {
    async request(request) {
      const method = request?.method
      // wagmi requests the accounts of every wallet on page load. Without earlier access, answer without loading the
      // wallet.
      if (method === 'eth_accounts' && !opening && !access.read()) return []
      const result = await (await open()).request(request)
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') noteAccounts(result)
      return result
    },
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return provider
    },
    removeListener(name, listener) {
      listeners.get(name)?.delete(listener)
      return provider
    },
  }
  return provider
}
