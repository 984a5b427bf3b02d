import { isRejection } from '../../core/errors/is-rejection.js'
import { NetworkNotConfiguredError } from '../../core/errors/network-errors.js'
import { InvalidTransactionError } from '../../core/errors/transaction-errors.js'
import { findNetwork } from '../../core/format/find-network.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import { createDriverAdapter } from '../drivers/create-driver-adapter.js'
import { isSolanaAddress, isSolanaTransactionId } from './is-solana-address.js'
import type { SolanaRpc } from './reads/create-rpc.js'
import { discoverSolanaWallets } from './wallets/discover-wallets.js'

/**
 * Solana, with the wallets that register themselves on the page (Wallet Standard). The app chooses the network. Wallets
 * connect and sign messages; transactions are not sent yet (`can.send`).
 *
 * @throws InvalidOptionError at creation without a Solana network
 * @example
 * import { solana, solanaMainnet } from 'lintel/solana'
 * createLintel({ metadata, networks: [solanaMainnet], adapters: [solana()] })
 */
export function solana(): ChainAdapterFactory {
  return {
    namespace: 'solana',
    create({ networks }) {
      const nodes = new Map<string, SolanaRpc>()
      return createDriverAdapter({
        namespace: 'solana',
        can: { switchNetwork: 'app', send: false, signIn: false },
        networks,
        discover: discoverSolanaWallets,
        async verifyMessage({ message, signed }) {
          if (signed.scheme !== 'ed25519' || signed.encoding !== 'base58') return false
          const { verifyEd25519 } = await import('./verify-message.js')
          return verifyEd25519(new TextEncoder().encode(message), signed)
        },
        async getBalance({ addresses, network }) {
          const found = findNetwork(networks, network)
          if (!found) {
            const configured = networks.map(({ caipNetworkId }) => caipNetworkId)
            throw new NetworkNotConfiguredError({ network, configured })
          }
          const wrong = addresses.find((address) => !isSolanaAddress(address))
          if (wrong !== undefined) throw createAddressError(wrong)
          const [{ createRpc }, { getBalance }] = await Promise.all([
            import('./reads/create-rpc.js'),
            import('./reads/get-balance.js'),
          ])
          const rpc = nodes.get(network) ?? createRpc(found)
          nodes.set(network, rpc)
          return getBalance(rpc, found, addresses)
        },
        isAddress: isSolanaAddress,
        isTransactionId: isSolanaTransactionId,
        isRejection,
      })
    },
  }
}

function createAddressError(got: string): InvalidTransactionError {
  return new InvalidTransactionError({
    field: 'addresses',
    got,
    write: 'Write addresses of Solana: 32 bytes in base58, 32 to 44 characters without 0, O, I and l.',
  })
}
