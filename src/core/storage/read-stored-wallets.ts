import type { LintelStorage, StoredValues } from './lintel-storage.js'

/** What is stored about who is connected: what another tab may change. */
export type StoredWallets = Pick<StoredValues, 'wallets' | 'connected' | 'disconnected'>

/** As it is stored now. */
export function readStoredWallets({ read }: LintelStorage): StoredWallets {
  return { wallets: read('wallets'), connected: read('connected'), disconnected: read('disconnected') }
}

/** Whether both say the same, in the same order. */
export function isSame(one: StoredWallets, other: StoredWallets | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
