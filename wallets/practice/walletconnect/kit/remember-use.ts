const key = 'practice-wallet.walletconnect'

/** Whether WalletConnect has stored data. Its code is loaded at the start only then. */
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
    // Storage is blocked or full: sessions end with the page.
    return undefined
  }
}
