import { RequestCancelledError } from '../../core/errors/wallet-errors.js'
import type { WindowProvider } from '../../core/model/connector.js'
import type { EmbeddedWallet } from '../../core/model/embedded-wallet.js'
import type { LoginStore } from '../login-store.js'
import type { WalletClient } from './client/wallet-client.js'

/** The size of the window, in css pixels. */
const WIDTH = 480
const HEIGHT = 720

/** The URL parameter with the result of a login that left the page. */
const RESULT = 'result_uri'

type Run = {
  provider: WindowProvider
  popup: Window | null
  abort: AbortController
  outcome: Promise<void>
  /** Resolves once the window seems closed. */
  unseen: Promise<void>
}

type SocialLogins = {
  start(provider: WindowProvider, options: { leavesPage: boolean }): void
  wait: EmbeddedWallet['waitForSocial']
  cancel(): void
  focus(): boolean
  resume: EmbeddedWallet['start']
}

/** The login in the window of a social provider. One runs at a time. */
export function createSocialLogins({
  login,
  open,
}: {
  login: LoginStore
  open: () => Promise<WalletClient>
}): SocialLogins {
  let run: Run | null = null

  function begin(
    provider: WindowProvider,
    popup: Window | null,
    ask: (client: WalletClient, run: { signal: AbortSignal; onUnseen: () => void }) => Promise<void>,
  ): void {
    const abort = new AbortController()
    let onUnseen: () => void = () => undefined
    const unseen = new Promise<void>((resolve) => {
      onUnseen = resolve
    })
    const outcome = open().then((client) => ask(client, { signal: abort.signal, onUnseen }))
    // The view that waits for it may not be mounted yet.
    outcome.catch(() => popup?.close())
    run = { provider, popup, abort, outcome, unseen }
  }

  function cancel(): void {
    run?.abort.abort()
    run?.popup?.close()
    run = null
  }

  return {
    start(provider, { leavesPage }) {
      cancel()
      // First: browsers open a window only during a press.
      const popup = leavesPage ? null : openWindow()
      begin(provider, popup, (client, running) => client.logInBySocial({ provider, popup, leavesPage, ...running }))
    },
    async wait(provider, onUnseen) {
      if (run?.provider !== provider)
        throw new RequestCancelledError({ details: `No login with ${provider} is running.` })
      const { outcome, unseen } = run
      if (onUnseen) void unseen.then(onUnseen)
      await outcome
      // The result is used once: a view that is shown again after an approval must not log in again.
      if (run?.outcome === outcome) run = null
    },
    cancel,
    focus() {
      if (!run?.popup || run.popup.closed) return false
      run.popup.focus()
      return true
    },
    resume() {
      const url = new URL(window.location.href)
      const uri = url.searchParams.get(RESULT)
      if (uri === null) return null
      url.searchParams.delete(RESULT)
      window.history.replaceState(window.history.state, '', url)
      const { leftFor: provider } = login.read()
      // A link made by somebody else must not start a login.
      if (provider === null) return null
      login.save({ leftFor: null })
      begin(provider, null, (client) => client.redeemSocial({ provider, uri }))
      return provider
    },
  }
}

function openWindow(): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2)
  return window.open('', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
}
