const key = 'practice-wallet.walletconnect'

/** Whether WalletConnect has anything stored, so that its code is fetched only then. */
export type UseMemory = { read(): boolean; write(isUsed: boolean): void }

export function rememberUse(page: Window): UseMemory {
  return {
    read: () => attempt(() => page.localStorage.getItem(key) !== null) ?? false,
    write(isUsed) {
      attempt(() => (isUsed ? page.localStorage.setItem(key, 'used') : page.localStorage.removeItem(key)))
    },
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    // Storage is blocked or full: sessions are forgotten with the page.
    return undefined
  }
}
