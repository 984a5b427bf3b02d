/** Runs in the page: a wallet that answers at once, so that only the page's own time is measured. */
export function announceInstantWallet({ address, chainId }: { address: string; chainId: number }): void {
  let isShared = false
  const permission = {
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
  }
  const answer = (method: string) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method === 'eth_accounts') return isShared ? [address] : []
    isShared = true
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

/** Runs in the page: notes when a click happened and when what it leads to was painted, in ms. */
export function watchPaint(): void {
  const isShown = {
    dialog: () => {
      const dialog = document.querySelector('dialog[open], [role="dialog"]')
      return (
        // Drawn ahead, it is in the page before it is seen.
        dialog?.checkVisibility({ visibilityProperty: true, opacityProperty: false }) === true &&
        [...dialog.querySelectorAll('button')].some((button) => button.textContent?.includes('Instant'))
      )
    },
    address: () => /0x[0-9a-f]{2,}/i.test(document.querySelector('header')?.textContent ?? ''),
  }
  Object.assign(window, {
    timeToPaint: (what: keyof typeof isShown) =>
      new Promise<number>((resolve) => {
        let clickedAt = 0
        window.addEventListener(
          'click',
          (event) => {
            clickedAt = event.timeStamp
          },
          { capture: true, once: true },
        )
        const look = () => {
          if (clickedAt === 0 || !isShown[what]()) return requestAnimationFrame(look)
          // A task after this frame's paint.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - clickedAt)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
  })
}
