import type { FrameMessage, WalletEvent } from '../protocol/site-messages.js'
import { failureCodes, toFailureData, WalletFailure } from '../protocol/wallet-failure.js'
import type { FrameLine } from './open-frame-line.js'
import type { WalletWindow } from './wallet-window.js'

export type RequestArguments = { method: string; params?: unknown }

type EventName = WalletEvent['name'] | 'disconnect' | 'message'
type Listener = (data: unknown) => void

/** An EIP-1193 provider. Requests reject with a `WalletFailure` that has the code of the standard. */
export type PracticeProvider = {
  request(request: RequestArguments): Promise<unknown>
  on(name: EventName, listener: Listener): PracticeProvider
  removeListener(name: EventName, listener: Listener): PracticeProvider
}

export type ProviderPorts = {
  /** Connects to the wallet. Called by the first request that needs it, so that an unused wallet loads nothing. */
  openLine: (receive: (message: FrameMessage) => void) => Promise<FrameLine>
  walletWindow: WalletWindow
  /** Stores on the site whether the wallet shares accounts with it. */
  access: { read(): boolean; write(isShared: boolean): void }
  createId: () => string
}

type Waiting = { resolve: (result: unknown) => void; reject: (failure: WalletFailure) => void }

/** Creates the provider that the site uses (EIP-1193). */
export function createPracticeProvider({ openLine, walletWindow, access, createId }: ProviderPorts): PracticeProvider {
  const listeners = new Map<EventName, Set<Listener>>()
  const waiting = new Map<string, Waiting>()
  let opening: Promise<FrameLine> | null = null

  const emit = (name: EventName, data: unknown) => {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      // A listener that throws must not stop the next ones.
      try {
        listener(data)
      } catch (error) {
        console.error(error)
      }
    }
  }

  const takeWaiting = (id: string) => {
    const entry = waiting.get(id)
    waiting.delete(id)
    return entry
  }

  const raiseWindow = async (windowId: string) => {
    const end = walletWindow.open(windowId)
    const line = await opening
    if (end === 'blocked') line?.send({ type: 'window-blocked', windowId })
    else if (end !== 'raised') end.then(() => line?.send({ type: 'window-closed', windowId }))
  }

  const handleGone = () => {
    const failure = new WalletFailure({
      code: failureCodes.disconnected,
      message: 'The practice wallet was closed. Try again.',
    })
    opening = null
    for (const id of [...waiting.keys()]) takeWaiting(id)?.reject(failure)
    emit('disconnect', failure)
  }

  const noteAccounts = (accounts: unknown) => access.write(Array.isArray(accounts) && accounts.length > 0)

  const receive = (message: FrameMessage) => {
    if (message.type === 'gone') handleGone()
    if (message.type === 'event' && message.name === 'accountsChanged') noteAccounts(message.data)
    if (message.type === 'event') emit(message.name, message.data)
    if (message.type === 'open-window') void raiseWindow(message.windowId)
    if (message.type === 'result') takeWaiting(message.id)?.resolve(message.result)
    if (message.type === 'failure') takeWaiting(message.id)?.reject(new WalletFailure(message.failure))
  }

  const connectLine = () => {
    opening ??= openLine(receive).catch((error) => {
      // The next request tries again.
      opening = null
      throw error
    })
    return opening
  }

  const provider: PracticeProvider = {
    async request(request) {
      if (typeof request?.method !== 'string' || request.method === '') {
        throw new WalletFailure({ code: failureCodes.invalidParams, message: 'A request needs a `method`.' })
      }
      // wagmi requests the accounts of every wallet on page load. Without earlier access, answer without loading the
      // wallet.
      if (request.method === 'eth_accounts' && opening === null && !access.read()) return []
      const line = await connectLine()
      const id = createId()
      return new Promise((resolve, reject) => {
        const settle = (result: unknown) => {
          if (request.method === 'eth_accounts' || request.method === 'eth_requestAccounts') noteAccounts(result)
          resolve(result)
        }
        waiting.set(id, { resolve: settle, reject })
        try {
          line.send({ type: 'request', id, method: request.method, params: request.params })
        } catch (error) {
          takeWaiting(id)
          // Parameters such as functions cannot be cloned.
          reject(new WalletFailure({ ...toFailureData(error), code: failureCodes.invalidParams }))
        }
      })
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
