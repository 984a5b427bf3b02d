import { type Address, getAddress, isAddress } from 'viem'
import { parseCaipAddress } from '../../../core/format/parse-caip-address.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'

/** The eip155 chains that a paired wallet has approved, in its order. */
export function listGrantedChains({ chains }: WalletConnectSession): number[] {
  const ids = chains
    .filter((chain) => chain.startsWith('eip155:'))
    .map((chain) => Number(chain.slice('eip155:'.length)))
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** The addresses shared on `chainId`, or on any eip155 chain if there are none. Each once, checksummed. */
export function listGrantedAddresses({ accounts }: WalletConnectSession, chainId: number): Address[] {
  const shared = accounts.flatMap((account) => parseCaipAddress(account) ?? [])
  const evm = shared.filter(({ namespace, address }) => namespace === 'eip155' && isAddress(address, { strict: false }))
  const here = evm.filter((account) => Number(account.chainId) === chainId)
  return toAddresses((here.length > 0 ? here : evm).map(({ address }) => address))
}

/** The EVM addresses among `texts`, each once, checksummed (EIP-55). */
export function toAddresses(texts: readonly string[]): Address[] {
  const addresses = texts.filter((text): text is Address => isAddress(text, { strict: false }))
  return [...new Set(addresses.map((address) => getAddress(address)))]
}
