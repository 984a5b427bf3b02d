import { RequestRejectedError } from '../../../core/errors/wallet-errors.js'
import type { EmbeddedWallet } from '../../../core/model/embedded-wallet.js'
import { createRandomText } from '../../host/create-random-text.js'
import type { AppPayload } from '../../protocol/app-messages.js'
import type { Asker } from './create-asker.js'
import { placeFrame } from './place-frame.js'
import { watchTheme } from './read-theme.js'
import type { WalletContext } from './wallet-client.js'

export type Screens = {
  /** Runs a request for which the visitor must see the frame. */
  waitForVisitor<Result>(method: string, ask: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  open(screen: AppPayload<'OPEN_SCREEN'>['screen']): Promise<void>
  show: EmbeddedWallet['showFrame']
  /** Gives the place of the frame the height of the frame's content, CSS px. The css of the place bounds it. */
  resize(height: number): void
  /** Rejects the requests with these ids, by default all. */
  reject(ids?: readonly string[]): void
}

/** The requests that wait for the visitor. The frame is visible while there is one, in the place that a view gives it. */
export function createScreens(
  { requests }: Pick<WalletContext, 'requests'>,
  { ask, element, prepare, syncTheme }: Pick<Asker, 'ask' | 'element' | 'prepare' | 'syncTheme'>,
): Screens {
  const running = new Map<string, AbortController>()
  /** The place that a view gives the frame. It stays while the view closes, because another request may arrive then. */
  let given: { place: HTMLElement; onReady: (() => void) | undefined } | null = null
  let hide: (() => void) | null = null
  /** The last height from the frame. A frame that is shown again with the same content does not send it again. */
  let height: number | null = null

  function writeHeight(): void {
    if (height !== null) given?.place.style.setProperty('--lintel-frame-height', `${height}px`)
  }

  function showFrame(): void {
    if (!given || hide || running.size === 0) return
    const { place, onReady } = given
    const stopSyncing = watchTheme(place, () => syncTheme(place))
    // The frame answers the first request once it has loaded. A failure reaches the waiting request.
    if (onReady) prepare().then(onReady, () => undefined)
    const removeFrame = placeFrame(element, place)
    hide = () => {
      stopSyncing()
      removeFrame()
    }
  }

  function hideFrame(): void {
    hide?.()
    hide = null
  }

  const waitForVisitor: Screens['waitForVisitor'] = async (method, askFrame) => {
    const id = createRandomText()
    const abort = new AbortController()
    running.set(id, abort)
    requests.add({ id, method })
    showFrame()
    try {
      return await askFrame(abort.signal)
    } catch (error) {
      // For the app, closing the modal is the same as rejecting the request.
      throw abort.signal.aborted ? new RequestRejectedError({ cause: error }) : error
    } finally {
      running.delete(id)
      // Before the modal closes, which then gives the focus back.
      if (running.size === 0) hideFrame()
      requests.settle(id)
    }
  }

  return {
    waitForVisitor,
    open: (screen) => waitForVisitor(screen, (signal) => ask('OPEN_SCREEN', { screen }, { signal })),
    show(place, onReady) {
      hideFrame()
      const own = { place, onReady }
      given = own
      writeHeight()
      showFrame()
      return () => {
        if (given !== own) return
        given = null
        hideFrame()
      }
    },
    resize(next) {
      height = next
      writeHeight()
    },
    reject(ids = [...running.keys()]) {
      for (const id of ids) running.get(id)?.abort()
    },
  }
}
