import { isRejection } from '../../core/errors/is-rejection.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import { createDriverAdapter } from '../drivers/create-driver-adapter.js'
import { discoverStandardWallets } from '../drivers/standard-wallets.js'
import { createSolanaActions } from './create-solana-actions.js'
import { isSolanaAddress, isSolanaTransactionId } from './is-solana-address.js'
import { createSolanaContext } from './solana-context.js'
import { createPairedSolanaDriver, createSolanaDriver, type SolanaDriver } from './wallets/create-solana-driver.js'
import { isSolanaWallet } from './wallets/standard-wallet.js'

/**
 * Solana, with wallets that register themselves on the page (Wallet Standard) or are paired by WalletConnect, and the embedded
 * wallet. The app chooses the network. Wallets connect, sign in, sign messages and send. Sending needs `@solana/kit`, tokens `@solana-program/token` too.
 *
 * @throws InvalidOptionError at creation without a Solana network
 * @example
 * const lintel = createLintel({ metadata, networks: [solanaMainnet], adapters: [solana()] })
 */
export function solana(): ChainAdapterFactory {
  return {
    namespace: 'solana',
    create({ networks, walletConnect: port, embedded }) {
      const context = createSolanaContext(networks)
      return createDriverAdapter({
        namespace: 'solana',
        can: { switchNetwork: 'app', send: true, signIn: true },
        networks,
        discover: (listener) =>
          discoverStandardWallets({ isWallet: isSolanaWallet, createDriver: createSolanaDriver }, listener),
        paired: port && createPairedSolanaDriver({ port, networks }),
        embedded: embedded?.create as SolanaDriver | undefined,
        sending: {
          async quote(request, active) {
            const { prepareTransaction } = await import('./sending/prepare-transaction.js')
            return (await prepareTransaction(context, request, active)).quote
          },
          async send(request, active) {
            const { sendTransaction } = await import('./sending/send-transaction.js')
            return sendTransaction(context, request, active)
          },
          async waitForReceipt(parameters) {
            const { waitForReceipt } = await import('./sending/wait-for-receipt.js')
            return waitForReceipt(context, parameters)
          },
        },
        async verifyMessage({ message, signed }) {
          if (signed.scheme !== 'ed25519' || signed.encoding !== 'base58') return false
          const { verifySolanaMessage } = await import('./verify-message.js')
          return verifySolanaMessage(message, signed)
        },
        async readBalance({ addresses, network }) {
          const [node, { getBalance }] = await Promise.all([
            context.openNode(network.caipNetworkId),
            import('./reads/reads.js'),
          ])
          return getBalance(node, addresses)
        },
        async getTokenBalances({ network, ...parameters }) {
          const [node, { getTokenBalances }] = await Promise.all([
            context.openNode(network),
            import('./reads/reads.js'),
          ])
          return getTokenBalances(node, parameters)
        },
        async describeAddress({ network, address }) {
          const [node, { describeAddress }] = await Promise.all([context.openNode(network), import('./reads/reads.js')])
          return describeAddress(node, address)
        },
        createActions: createSolanaActions,
        isAddress: isSolanaAddress,
        isTransactionId: isSolanaTransactionId,
        isRejection,
      })
    },
  }
}
