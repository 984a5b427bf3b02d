import { zeroAddress } from 'viem'
import { isSolanaAddress } from '../../../src/chains/solana/is-solana-address.js'
import { ApiFailure } from '../../http/api-failure.js'
import { parseAccount } from '../chain/parse-account.js'
import type { OnRampAsset } from './on-ramp-provider.js'

/** An address as orders have it: of eip155 in lower case. `network` is a CAIP-2 id, of an account that names it. */
export type OrderAccount = { address: string; network: string | undefined }

/**
 * Reads an account of any namespace that is sold on: an address, or with its network as CAIP-10 writes it.
 *
 * @throws ApiFailure 400
 */
export function parseOrderAccount(text: string, field: string): OrderAccount {
  const [, network, address = ''] = /^(?:(solana:[-\w]{1,32}):)?([1-9A-HJ-NP-Za-km-z]{32,44})$/.exec(text) ?? []
  if (isSolanaAddress(address)) return { address, network }
  const account = parseAccount(text, field)
  return { address: account.address.toLowerCase(), network: account.chainId }
}

/**
 * Reads the address that an asset goes to. It has to be of its network.
 *
 * @throws ApiFailure 400 that names `destinationWallets`
 */
export function parseRecipient(text: string, { network, contract }: Pick<OnRampAsset, 'network' | 'contract'>): string {
  const account = parseOrderAccount(text, 'destinationWallets')
  const isSolana = isSolanaAddress(account.address)
  if (isSolana !== network.startsWith('solana:') || (account.network ?? network) !== network) {
    throw new ApiFailure(400, 'destinationWallets', 'Must be an address of the network that is delivered on.')
  }
  // Nobody gets it out of there.
  if (account.address === zeroAddress || account.address === contract?.toLowerCase()) {
    throw new ApiFailure(400, 'destinationWallets', 'Must be an address that somebody has.')
  }
  return account.address
}
