/**
 * Makes this window the one that handles requests, because two windows would answer every request twice. The last
 * window that calls it wins; `onLost` runs in the window that had the role before.
 */
export function takeRequestLock(locks: LockManager, onLost: () => void): void {
  locks
    .request('practice-wallet/walletconnect', { steal: true }, () => new Promise<never>(() => undefined))
    .catch(onLost)
}
