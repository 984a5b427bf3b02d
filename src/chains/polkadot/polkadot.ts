import { isRejection } from '../../core/errors/is-rejection.js'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { walkThrown } from '../../core/errors/walk-thrown.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import { isRecord } from '../../rules/is-record.js'
import { createDriverAdapter } from '../drivers/create-driver-adapter.js'
import { createPairedDriver } from '../drivers/paired/create-paired-driver.js'
import { MAX_SS58_PREFIX, readPrefix, readSs58 } from './addresses/ss58.js'
import type { PolkadotRpc } from './reads/create-rpc.js'
import { createAccountList } from './wallets/create-account-list.js'
import { createExtensionDriver } from './wallets/create-extension-driver.js'
import { discoverExtensions } from './wallets/discover-wallets.js'

/** The whole text of a rejected connection, and of a rejected signature. Extensions send no code. */
const rejectionWords = /^(?:rejected|cancelled)$/i

/**
 * Polkadot and its parachains, with extensions in `window.injectedWeb3` and wallets paired by WalletConnect. The app
 * chooses the network, and addresses are written with its prefix. Wallets connect and sign messages; transactions are not sent (`can.send`).
 *
 * @throws InvalidOptionError at creation without a network of this namespace, or with an invalid prefix
 * @example
 * const lintel = createLintel({ metadata, networks: [polkadotAssetHub], adapters: [polkadot()] })
 */
export function polkadot(): ChainAdapterFactory {
  return {
    namespace: 'polkadot',
    create({ networks, walletConnect: port }) {
      const nodes = new Map<string, PolkadotRpc>()
      checkPrefixes(networks)
      return createDriverAdapter({
        namespace: 'polkadot',
        can: { switchNetwork: 'app', send: false, signIn: false },
        networks,
        discover: discoverExtensions((name, extension) => createExtensionDriver(name, extension, networks)),
        paired:
          port &&
          createPairedDriver('polkadot', async () => {
            const { createPairedPolkadotActions } = await import('./wallets/load-on-demand.js')
            return createPairedPolkadotActions({ port, networks })
          }),
        listAccounts: createAccountList(networks),
        async verifyMessage({ message, signed: { signature, encoding, scheme, address } }) {
          if (encoding !== 'hex' || (scheme !== 'sr25519' && scheme !== 'ed25519' && scheme !== 'ecdsa')) return false
          const { verifyPolkadotMessage } = await import('./verify-message.js')
          return verifyPolkadotMessage({ message, signature, address, scheme })
        },
        async readBalance({ addresses, network }) {
          const { getBalance } = await import('./wallets/load-on-demand.js')
          return getBalance(nodes, network, addresses)
        },
        isAddress(text) {
          const read = readSs58(text)
          return read !== null && networks.some((network) => readPrefix(network) === read.prefix)
        },
        isTransactionId: (text) => /^0x[\da-f]{64}$/i.test(text),
        isRejection: isPolkadotRejection,
      })
    },
  }
}

function checkPrefixes(networks: readonly Network[]): void {
  for (const { name, ss58Prefix = 0 } of networks) {
    if (Number.isInteger(ss58Prefix) && ss58Prefix >= 0 && ss58Prefix <= MAX_SS58_PREFIX) continue
    throw new InvalidOptionError({
      option: `networks: ss58Prefix of ${name}`,
      got: ss58Prefix,
      write: `Write a whole number from 0 to ${MAX_SS58_PREFIX}: 0 for Polkadot, 2 for Kusama, 42 for any chain.`,
    })
  }
}

/** Whether the visitor rejected the request, including by the texts of Polkadot extensions. */
function isPolkadotRejection(error: unknown): boolean {
  return isRejection(error) || walkThrown(error).some(hasRejectionWords)
}

function hasRejectionWords(error: unknown): boolean {
  const text = isRecord(error) ? error.message : error
  return typeof text === 'string' && rejectionWords.test(text.trim())
}
