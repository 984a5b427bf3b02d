import {
  EmailTooSoonError,
  EmbeddedWalletFailedError,
  UnverifiedDomainError,
} from '../../../core/errors/embedded-errors.js'
import { toLintelError } from '../../../core/errors/to-lintel-error.js'
import { SDK } from '../../../rules/service-url.js'
import { type EmbeddedFrame, openFrame } from '../../host/open-frame.js'
import { writeFrameUrl } from '../../host/write-frame-url.js'
import { checkOrigin } from './check-origin.js'
import { readTheme } from './read-theme.js'
import type { ClientContext } from './wallet-client.js'

/** Asks the frame. Rejects with the errors that the port of the embedded wallet names, and reports them. */
export type Ask = EmbeddedFrame['request']

export type Asker = {
  ask: Ask
  element: HTMLIFrameElement
  /** Loads the frame and sends it the facts about the app. */
  prepare(): Promise<void>
  /** Sends the frame the theme of the page around `place` and the language of the app. */
  syncTheme(place: Element): void
  close(): void
}

/** Seconds until another e-mail may be sent, when the frame does not say how many. */
const EMAIL_WAIT = 30

/** Owns the frame, and sends it the facts about the app after each load. */
export function createAsker(
  context: ClientContext,
  { onSessionUpdate, onHeight }: { onSessionUpdate: () => void; onHeight: (height: number) => void },
): Asker {
  const { metadata, networks, projectId, login, log, report, hasLogger, messages } = context
  const chainId = login.read().network ?? networks[0]?.caipNetworkId ?? ''
  const frame = openFrame({
    url: writeFrameUrl(context.frameUrl, { projectId, chainId, version: SDK.sv, enableLogger: hasLogger }),
    title: messages.getState().common.yourWallet,
    onSessionUpdate,
    onHeight,
  })
  const { element } = frame
  // The page's css may show elements that are `hidden`.
  element.style.setProperty('display', 'none', 'important')
  // A dialog of the page must not hide the frame from assistive technology.
  element.setAttribute('data-lintel-frame', '')
  let loads = 0
  /** The load of the frame that has received the facts about the app. */
  let syncedLoad = 0
  element.addEventListener('load', () => {
    loads += 1
  })
  let checked: Promise<void> | null = null
  /** The element around which the theme was read last. */
  let around: Element = document.documentElement

  /** Nothing waits for these messages: the frame receives them before the next request. */
  function tellApp(): void {
    // The first request comes before the first load.
    const current = Math.max(loads, 1)
    if (syncedLoad === current) return
    syncedLoad = current
    if (login.read().endsSession) {
      settle(frame.request('SIGN_OUT', undefined).then(() => login.save({ endsSession: false })))
    }
    settle(
      frame.request('SYNC_DAPP_DATA', {
        metadata: { ...metadata, icons: [...(metadata.icons ?? [])] },
        sdkVersion: SDK.sv,
        projectId,
      }),
    )
    syncTheme()
  }

  function syncTheme(place = around): void {
    around = place
    settle(frame.request('SYNC_THEME', { ...readTheme(place), locale: messages.getState().locale }))
  }

  const stopFollowing = messages.subscribe(() => {
    if (syncedLoad > 0) syncTheme()
  })

  function settle(request: Promise<unknown>): void {
    request.catch((error: unknown) =>
      log.warn('The frame of the embedded wallet refused the facts about the app.', error),
    )
  }

  const ask: Ask = async (name, payload, options) => {
    try {
      checked ??= checkOrigin(context)
      await checked
      tellApp()
      return await frame.request(name, payload, options)
    } catch (thrown) {
      const error = toLoginError(thrown)
      report(error)
      throw error
    }
  }

  return {
    ask,
    element,
    prepare: async () => void (await ask('GET_CHAIN_ID', undefined)),
    syncTheme,
    close() {
      stopFollowing()
      frame.close()
    },
  }
}

/** The errors that a view handles itself. */
function toLoginError(thrown: unknown) {
  if (thrown instanceof EmbeddedWalletFailedError) {
    const { reason, details, cause } = thrown
    if (reason === 'too-early') {
      return new EmailTooSoonError({ seconds: Number(/\d+/.exec(details ?? '')?.[0] ?? EMAIL_WAIT), details, cause })
    }
    if (reason === 'origin-not-allowed') return new UnverifiedDomainError({ origin: window.location.origin, details })
  }
  return toLintelError(thrown)
}
