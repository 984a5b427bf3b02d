/** The wallet's small window, where requests are approved. */
export type WalletWindow = {
  /**
   * Opens the window of that id, or raises it when it is open. Must run soon after a click, as browsers demand.
   * A window just opened gives a promise of its end.
   */
  open(windowId: string): Promise<void> | 'raised' | 'blocked'
}

const size = { width: 400, height: 640 }
/** Browsers do not tell when a window of another origin closes, so it is looked at this often, in ms. */
const lookInterval = 250

export function createWalletWindow(walletOrigin: string, page: Window): WalletWindow {
  let current: { id: string; handle: Window } | null = null
  return {
    open(windowId) {
      if (current?.id === windowId && !current.handle.closed) {
        current.handle.focus()
        return 'raised'
      }
      const handle = page.open(`${walletOrigin}/approve.html#${windowId}`, `wallet-${windowId}`, formatFeatures(page))
      if (!handle) return 'blocked'
      current = { id: windowId, handle }
      return awaitClose(handle, page)
    },
  }
}

/** Centred over the page that asks. */
function formatFeatures(page: Window): string {
  const left = Math.round(page.screenX + (page.outerWidth - size.width) / 2)
  const top = Math.round(page.screenY + (page.outerHeight - size.height) / 3)
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

function awaitClose(handle: Window, page: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = page.setInterval(() => {
      if (!handle.closed) return
      page.clearInterval(timer)
      resolve()
    }, lookInterval)
  })
}
