import { isRejection } from '../../core/errors/is-rejection.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import { createDriverAdapter } from '../drivers/create-driver-adapter.js'
import { createPairedDriver } from '../drivers/paired/create-paired-driver.js'
import { isBitcoinAddress, isBitcoinTransactionId } from './addresses/read-address.js'
import type { Esplora } from './reads/create-esplora.js'
import { discoverBitcoinWallets } from './wallets/discover-wallets.js'

/**
 * Bitcoin, with wallets that are injected by WBIP or like UniSat, register themselves on the page (Wallet Standard),
 * or are paired by WalletConnect. Each wallet has its own network, which the visitor switches in the wallet. Wallets connect
 * and sign messages; transactions are not sent yet (`can.send`).
 *
 * @throws InvalidOptionError at creation without a Bitcoin network
 * @example
 * const lintel = createLintel({ metadata, networks: [bitcoinMainnet], adapters: [bip122()] })
 */
export function bip122(): ChainAdapterFactory {
  return {
    namespace: 'bip122',
    create({ networks, storage, walletConnect: port }) {
      const servers = new Map<string, Esplora>()
      return createDriverAdapter({
        namespace: 'bip122',
        can: { switchNetwork: 'none', send: false, signIn: false },
        networks,
        discover: (listener) => discoverBitcoinWallets({ networks, storage }, listener),
        paired:
          port &&
          createPairedDriver('bip122', async () => {
            const { createPairedBitcoinActions } = await import('./wallets/create-actions.js')
            return createPairedBitcoinActions({ port, networks })
          }),
        async verifyMessage({ message, signed }) {
          const { verifyBitcoinMessage } = await import('./verify/verify-message.js')
          return verifyBitcoinMessage(message, signed)
        },
        async readBalance({ addresses, network }) {
          const { caipNetworkId } = network
          const { createEsplora, getBalance } = await import('./reads/get-balance.js')
          const esplora = servers.get(caipNetworkId) ?? createEsplora(network)
          servers.set(caipNetworkId, esplora)
          return getBalance(esplora, network, addresses)
        },
        isAddress: isBitcoinAddress,
        isTransactionId: isBitcoinTransactionId,
        isRejection,
      })
    },
  }
}
