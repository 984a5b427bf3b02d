import { numberToHex } from 'viem'
import type { WalletEvent } from '../protocol/site-messages.js'
import { listSharedAccounts, type WalletState } from './wallet-state.js'

/** Lists the EIP-1193 events that one site receives for a change of state. */
export function listStateEvents(before: WalletState, after: WalletState, origin: string): WalletEvent[] {
  const events: WalletEvent[] = []
  const accounts = listSharedAccounts(after, origin)
  if (accounts.join() !== listSharedAccounts(before, origin).join()) {
    events.push({ name: 'accountsChanged', data: accounts })
  }
  if (after.activeChainId !== before.activeChainId) {
    events.push({ name: 'chainChanged', data: numberToHex(after.activeChainId) })
  }
  return events
}
