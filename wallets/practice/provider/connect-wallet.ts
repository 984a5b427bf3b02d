import type { FrameMessage, WalletEvent } from '../protocol/site-messages.js'
import { failureCodes, toFailureData, WalletFailure } from '../protocol/wallet-failure.js'
import type { FrameChannel } from './open-frame-channel.js'
import type { WalletWindow } from './wallet-window.js'

export type RequestArguments = { method: string; params?: unknown }

export type EventName = WalletEvent['name'] | 'disconnect' | 'message'

/** The wallet while its frame is there. */
export type PracticeWallet = { request(request: RequestArguments): Promise<unknown> }

export type WalletPorts = {
  openChannel: (receive: (message: FrameMessage) => void) => Promise<FrameChannel>
  walletWindow: WalletWindow
  createId: () => string
  /** Passes on the events of EIP-1193. `disconnect`: the wallet is gone and answers no further requests. */
  emit: (name: EventName, data: unknown) => void
}

type Waiting = { resolve: (result: unknown) => void; reject: (failure: WalletFailure) => void }

/** Sends requests to the wallet, and opens its window when the wallet requests it. */
export async function connectWallet({
  openChannel,
  walletWindow,
  createId,
  emit,
}: WalletPorts): Promise<PracticeWallet> {
  const waiting = new Map<string, Waiting>()

  const takeWaiting = (id: string) => {
    const entry = waiting.get(id)
    waiting.delete(id)
    return entry
  }

  const opening = openChannel((message) => {
    if (message.type === 'gone') handleGone()
    if (message.type === 'event') emit(message.name, message.data)
    if (message.type === 'open-window') void raiseWindow(message.windowId)
    if (message.type === 'result') takeWaiting(message.id)?.resolve(message.result)
    if (message.type === 'failure') takeWaiting(message.id)?.reject(new WalletFailure(message.failure))
  })

  async function raiseWindow(windowId: string) {
    const end = walletWindow.open(windowId)
    const { send } = await opening
    if (end === 'blocked') send({ type: 'window-blocked', windowId })
    else if (end !== 'raised') end.then(() => send({ type: 'window-closed', windowId }))
  }

  function handleGone() {
    const failure = new WalletFailure({
      code: failureCodes.disconnected,
      message: 'The practice wallet was closed. Try again.',
    })
    for (const id of [...waiting.keys()]) takeWaiting(id)?.reject(failure)
    emit('disconnect', failure)
  }

  const channel = await opening
  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        if (typeof request?.method !== 'string' || request.method === '') {
          const message = 'A request needs a `method`.'
          return reject(new WalletFailure({ code: failureCodes.invalidParams, message }))
        }
        const id = createId()
        waiting.set(id, { resolve, reject })
        try {
          channel.send({ type: 'request', id, method: request.method, params: request.params })
        } catch (error) {
          takeWaiting(id)
          // Parameters such as functions cannot be cloned.
          reject(new WalletFailure({ ...toFailureData(error), code: failureCodes.invalidParams }))
        }
      }),
  }
}
