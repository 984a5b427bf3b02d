import { localChainIds } from '../../state/local-chain-ids.js'

/** The methods and events for every WalletConnect site. */
export const supportedMethods: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
]

export const supportedEvents: readonly string[] = ['accountsChanged', 'chainChanged']

export const supportedChains: readonly string[] = localChainIds.map(formatChain)

/** CAIP-2. */
export function formatChain(chainId: number): string {
  return `eip155:${chainId}`
}

/** The chain id in the CAIP-2 id of an EVM chain; null for other chains. */
export function readChainId(chain: string): number | null {
  const [, digits] = chain.match(/^eip155:([1-9]\d{0,15})$/) ?? []
  return digits === undefined ? null : Number(digits)
}
