/**
 * Calls `look` every `interval` ms, `times` times, and then at each click on the page, so that a wallet that comes later is
 * listed when the click opens Connect. For wallets that a browser extension injects without any event.
 *
 * @param interval In ms.
 * @returns A function that stops it.
 * @example const stop = pollWallets(readInjectedWallets, { interval: 200, times: 10 })
 */
export function pollWallets(look: () => void, { interval, times }: { interval: number; times: number }): () => void {
  let left = times
  const timer = setInterval(() => {
    left -= 1
    if (left === 0) clearInterval(timer)
    look()
  }, interval)
  const page = globalThis.window
  // Runs before the page's listeners, one of which may open Connect.
  page?.addEventListener('click', look, true)
  return () => {
    clearInterval(timer)
    page?.removeEventListener('click', look, true)
  }
}
