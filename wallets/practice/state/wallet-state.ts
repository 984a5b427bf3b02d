import type { Address } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import { developmentAccounts, findDevelopmentAccount } from './development-accounts.js'
import { isLocalChainId } from './local-chain-ids.js'

/** The wallet's stored state. */
export type WalletState = {
  activeAddress: Address
  activeChainId: number
  /** Origins that may use the active account. */
  connectedSites: readonly string[]
}

export const initialWalletState: WalletState = {
  activeAddress: developmentAccounts[0].address,
  activeChainId: 31337,
  connectedSites: [],
}

/** Parses a stored state. Missing or invalid fields get their initial value. */
export function parseWalletState(text: string | null): WalletState {
  const value = parseJson(text)
  if (!isRecord(value)) return initialWalletState
  const { activeAddress, activeChainId, connectedSites } = value
  const account = typeof activeAddress === 'string' ? findDevelopmentAccount(activeAddress) : undefined
  const isKnownChain = typeof activeChainId === 'number' && isLocalChainId(activeChainId)
  return {
    activeAddress: account?.address ?? initialWalletState.activeAddress,
    activeChainId: isKnownChain ? activeChainId : initialWalletState.activeChainId,
    connectedSites: Array.isArray(connectedSites) ? connectedSites.filter((site) => typeof site === 'string') : [],
  }
}

export function isConnected(state: WalletState, origin: string): boolean {
  return state.connectedSites.includes(origin)
}

/** The accounts that a site may see: the active one when it is connected, otherwise none. */
export function listSharedAccounts(state: WalletState, origin: string): readonly Address[] {
  return isConnected(state, origin) ? [state.activeAddress] : []
}

/** Shares `address` with a site and makes it the active account. */
export function connectSite(state: WalletState, origin: string, address: Address): WalletState {
  const others = state.connectedSites.filter((site) => site !== origin)
  return { ...state, activeAddress: address, connectedSites: [...others, origin] }
}

export function disconnectSite(state: WalletState, origin: string): WalletState {
  return { ...state, connectedSites: state.connectedSites.filter((site) => site !== origin) }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // An invalid stored state is replaced by the initial state.
    return null
  }
}
