/** The wallet's window, where requests are approved. */
export type WalletWindow = {
  /**
   * Opens the window of that id, or raises it when it is open. Browsers require a recent
   * click. For a new window, returns a promise that resolves when the window closes.
   */
  open(windowId: string): Promise<void> | 'raised' | 'blocked'
}

const size = { width: 400, height: 640 }
/** Browsers send no event when a window of another origin closes, so `closed` is polled at this interval, ms. */
const CHECK_INTERVAL = 250

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

/** Centers the window over the page. */
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
    }, CHECK_INTERVAL)
  })
}
