import type { Address } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import { developmentAccounts, findDevelopmentAccount } from './development-accounts.js'
import { isLocalChainId } from './local-chain-ids.js'
import { type NamespacePermission, parseNamespacePermission } from './namespace-permissions.js'

/** The accounts that one site may see and use (EIP-2255). The first is the one that the site uses. Never empty. */
export type SitePermission = { origin: string; accounts: readonly Address[] }

/** The wallet's stored state. */
export type WalletState = {
  /** The account that new connections start with. */
  activeAddress: Address
  activeChainId: number
  connectedSites: readonly SitePermission[]
  /** The permissions of sites, besides the accounts of EVM chains. */
  namespaceSites: readonly NamespacePermission[]
}

export const initialWalletState: WalletState = {
  activeAddress: developmentAccounts[0].address,
  activeChainId: 31337,
  connectedSites: [],
  namespaceSites: [],
}

/** Parses a stored state. Missing or invalid fields get their initial value. */
export function parseWalletState(text: string | null): WalletState {
  const value = parseJson(text)
  if (!isRecord(value)) return initialWalletState
  const { activeAddress, activeChainId, connectedSites, namespaceSites } = value
  const account = typeof activeAddress === 'string' ? findDevelopmentAccount(activeAddress) : undefined
  const isKnownChain = typeof activeChainId === 'number' && isLocalChainId(activeChainId)
  return {
    activeAddress: account?.address ?? initialWalletState.activeAddress,
    activeChainId: isKnownChain ? activeChainId : initialWalletState.activeChainId,
    connectedSites: Array.isArray(connectedSites) ? connectedSites.flatMap(parsePermission) : [],
    namespaceSites: Array.isArray(namespaceSites) ? namespaceSites.flatMap(parseNamespacePermission) : [],
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
  return { ...state, connectedSites: [...connectedSites, { origin, accounts: [address] }] }
}

/**
 * The visitor's choice on the wallet's own page: new connections start with this account. A connected site gets it only if
 * the site has it already, or if it is the only connection. `hasSessions`: WalletConnect sessions are connections too.
 */
export function chooseAccount(state: WalletState, address: Address, hasSessions: boolean): WalletState {
  const isOnlyConnection = state.connectedSites.length === 1 && !hasSessions
  const connectedSites = state.connectedSites.map((site) =>
    isOnlyConnection || site.accounts.includes(address) ? giveAccount(site, address) : site,
  )
  return { ...state, activeAddress: address, connectedSites }
}

/** Makes `address` the account that one site uses. Other sites keep theirs. */
export function shareAccount(state: WalletState, origin: string, address: Address): WalletState {
  const connectedSites = state.connectedSites.map((site) =>
    site.origin === origin ? giveAccount(site, address) : site,
  )
  return { ...state, connectedSites }
}

/** An account that the site does not have replaces those that it has. */
function giveAccount({ origin, accounts }: SitePermission, address: Address): SitePermission {
  return { origin, accounts: accounts.includes(address) ? putFirst(accounts, address) : [address] }
}

/** Adds `address` at the front, or moves it there: the first account is the one that a site uses. */
export function putFirst(accounts: readonly Address[], address: Address): readonly Address[] {
  return [address, ...accounts.filter((account) => account !== address)]
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
