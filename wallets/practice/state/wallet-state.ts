import type { Address } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import { developmentAccounts, findDevelopmentAccount } from './development-accounts.js'
import { isLocalChainId } from './local-chain-ids.js'

/** The accounts that one site may see and use (EIP-2255), the active one first. Never empty. */
export type SitePermission = { origin: string; accounts: readonly Address[] }

/** The wallet's stored state. */
export type WalletState = {
  activeAddress: Address
  activeChainId: number
  connectedSites: readonly SitePermission[]
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
    connectedSites: Array.isArray(connectedSites) ? connectedSites.flatMap(parsePermission) : [],
  }
}

function parsePermission(value: unknown): readonly SitePermission[] {
  if (!isRecord(value) || typeof value.origin !== 'string' || !Array.isArray(value.accounts)) return []
  const accounts = value.accounts.flatMap((text) => {
    const account = typeof text === 'string' ? findDevelopmentAccount(text) : undefined
    return account ? [account.address] : []
  })
  return accounts.length > 0 ? [{ origin: value.origin, accounts }] : []
}

/** The accounts that a site may see and use. None when it is not connected. */
export function listSharedAccounts(state: WalletState, origin: string): readonly Address[] {
  return state.connectedSites.find((site) => site.origin === origin)?.accounts ?? []
}

/** Shares `address`, and no other account, with a site. Other sites keep what they have. */
export function connectSite(state: WalletState, origin: string, address: Address): WalletState {
  const { connectedSites } = disconnectSite(state, origin)
  return { ...state, activeAddress: address, connectedSites: [...connectedSites, { origin, accounts: [address] }] }
}

/** The user's choice on the wallet's own page: connected sites get this account in place of the one they have. */
export function chooseAccount(state: WalletState, address: Address): WalletState {
  const connectedSites = state.connectedSites.map(({ origin }) => ({ origin, accounts: [address] }))
  return { ...state, activeAddress: address, connectedSites }
}

export function disconnectSite(state: WalletState, origin: string): WalletState {
  return { ...state, connectedSites: state.connectedSites.filter((site) => site.origin !== origin) }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // An invalid stored state is replaced by the initial state.
    return null
  }
}
