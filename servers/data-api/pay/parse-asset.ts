import { type Address, getAddress, type Hex } from 'viem'

/** A token, or the native currency (`contract` is null). `network`: CAIP-2. */
export type PayAsset = { network: string; contract: Hex | null }

/** Reads a CAIP-19 asset that fits the schema. The contract is in lower case. */
export function parseAsset(text: string): PayAsset {
  const [network = '', rest = ''] = text.split('/')
  return { network, contract: rest.startsWith('erc20:') ? (rest.slice(6).toLowerCase() as Hex) : null }
}

/** Writes an asset the same way each time, so that texts can be compared. */
export function formatAsset({ network, contract }: PayAsset): string {
  return contract === null ? `${network}/slip44:60` : `${network}/erc20:${getAddress(contract)}`
}

/** Reads a CAIP-10 account that fits the schema. The address is in lower case. */
export function parsePayAccount(text: string): { network: string; address: Address } {
  const at = text.lastIndexOf(':')
  return { network: text.slice(0, at), address: text.slice(at + 1).toLowerCase() as Address }
}
