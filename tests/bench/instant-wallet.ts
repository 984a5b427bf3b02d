/** Runs in the page: a wallet that answers immediately, so that only the time of the page is measured. */
export function announceInstantWallet({ address, chainId }: { address: string; chainId: number }): void {
  // Like a real wallet, it stores that it has shared its account.
  const isShared = () => sessionStorage.getItem('instant-wallet') === 'shared'
  const permission = {
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
  }
  const answer = (method: string) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method === 'eth_accounts') return isShared() ? [address] : []
    sessionStorage.setItem('instant-wallet', 'shared')
    if (method === 'eth_requestAccounts') return [address]
    if (method === 'wallet_requestPermissions') return [permission]
    throw { code: 4200, message: `${method} is not supported` }
  }
  const provider = {
    request: async ({ method }: { method: string }) => answer(method),
    on: () => undefined,
    removeListener: () => undefined,
  }
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Instant',
    rdns: 'example.instant',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Runs in the page: records the time of a click and of the paint of its result, and the slowest event. On a page that starts with a shared
 * account, it records the paint of `address`, in ms since the navigation.
 */
export function watchPaint({ address }: { address: string }): void {
  const isShown = {
    dialog: () => {
      const dialog = document.querySelector('dialog[open], [role="dialog"]')
      return (
        // A preloaded modal is in the document before it is visible.
        dialog?.checkVisibility({ visibilityProperty: true, opacityProperty: false }) === true &&
        [...dialog.querySelectorAll('button')].some((button) => button.textContent?.includes('Instant'))
      )
    },
    // Compare the end of the address, because it may be shortened. A skeleton has a placeholder address, so skip it.
    address: () => document.querySelector('header')?.textContent?.includes(address.slice(-6)) === true,
  }
  const whenPainted = (what: keyof typeof isShown, isDue: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!(isDue() && isShown[what]())) return requestAnimationFrame(look)
        // Runs after this frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  // An event without an interaction id is part of none, such as a pointer move.
  let slowest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) slowest = Math.max(slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const isStartShared = sessionStorage.getItem('instant-wallet') === 'shared'
  Object.assign(window, {
    slowestClick: () => slowest,
    addressAfterStart: isStartShared ? whenPainted('address', () => true) : null,
    timeToPaint: async (what: keyof typeof isShown) => {
      let clickedAt = 0
      const noteClick = (event: Event) => {
        clickedAt = event.timeStamp
      }
      window.addEventListener('click', noteClick, { capture: true, once: true })
      return (await whenPainted(what, () => clickedAt > 0)) - clickedAt
    },
  })
}
