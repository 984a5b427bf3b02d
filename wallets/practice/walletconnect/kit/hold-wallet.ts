/**
 * Makes this window the one that speaks for the wallet: two would answer every request twice. The last one that asks
 * has it; `onLost` runs in the window that had it before.
 */
export function holdWallet(locks: LockManager, onLost: () => void): void {
  locks
    .request('practice-wallet/walletconnect', { steal: true }, () => new Promise<never>(() => undefined))
    .catch(onLost)
}
