/**
 * Calls `look` every `interval` ms, `times` times. For wallets that a browser extension injects without any event.
 *
 * @param interval In ms.
 * @returns Stops it.
 * @example const stop = lookRepeatedly(readInjectedWallets, { interval: 200, times: 10 })
 */
export function lookRepeatedly(look: () => void, { interval, times }: { interval: number; times: number }): () => void {
  let left = times
  const timer = setInterval(() => {
    left -= 1
    if (left === 0) clearInterval(timer)
    look()
  }, interval)
  return () => clearInterval(timer)
}
