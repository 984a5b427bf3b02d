import type { CaipNetworkId } from '../../../core/model/caip.js'
import { solanaDevnet, solanaMainnet, solanaTestnet } from '../networks.js'

const names = { mainnet: solanaMainnet, devnet: solanaDevnet, testnet: solanaTestnet }

/** The wallets' name of a network (Wallet Standard), because they do not know its genesis hash. */
export function nameWalletChain(network: CaipNetworkId): `solana:${string}` {
  const known = Object.entries(names).find(([, { id }]) => network === `solana:${id}`)
  return `solana:${known?.[0] ?? 'localnet'}`
}
