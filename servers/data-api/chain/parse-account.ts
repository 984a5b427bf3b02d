import { type Address, getAddress, isAddress } from 'viem'
import { ApiFailure } from '../../http/api-failure.js'

/** `chainId` is a CAIP-2 id, of an account that names its chain. */
export type AccountInput = { address: Address; chainId: string | undefined }

/**
 * Reads an account: an address, or with its chain as CAIP-10 writes it. The address has its checksum then.
 *
 * @throws ApiFailure 400 if it is not an EVM address, or its checksum (ERC-55) is wrong.
 */
export function parseAccount(text: string, field = 'account'): AccountInput {
  const [, chainId, address = ''] = /^(?:(eip155:\d{1,15}):)?(0x[0-9a-f]{40})$/i.exec(text) ?? []
  const isOneCase = /^0x([0-9a-f]*|[0-9A-F]*)$/.test(address)
  if (!isAddress(address, { strict: !isOneCase })) {
    throw new ApiFailure(400, field, 'Must be an address, or an account such as eip155:1:0xab….')
  }
  return { address: getAddress(address), chainId }
}
