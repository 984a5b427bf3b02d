import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { InvalidTransactionError } from '../../core/errors/transaction-errors.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import { createDriverAdapter } from '../drivers/create-driver-adapter.js'
import type { JsonRpc } from '../drivers/create-json-rpc.js'
import { MAX_SS58_PREFIX, readSs58, writeSs58 } from './address/ss58.js'
import { isPolkadotRejection } from './is-polkadot-rejection.js'
import { readPrefix } from './networks.js'
import { createExtensionDriver } from './wallets/create-extension-driver.js'
import { discoverExtensions } from './wallets/discover-wallets.js'
import { createAccountList } from './wallets/read-accounts.js'

/**
 * Polkadot and its parachains, with the extensions in `window.injectedWeb3`. The app chooses the network, and addresses are
 * written with its prefix. Wallets connect and sign messages; transactions are not sent (`can.send`).
 *
 * @throws InvalidOptionError at creation without a network of this namespace, or with a prefix that is none
 * @example
 * import { polkadot, polkadotAssetHub } from 'lintel/polkadot'
 * createLintel({ metadata, networks: [polkadotAssetHub], adapters: [polkadot()] })
 */
export function polkadot(): ChainAdapterFactory {
  return {
    namespace: 'polkadot',
    create({ networks }) {
      const nodes = new Map<string, JsonRpc>()
      checkPrefixes(networks)
      return createDriverAdapter({
        namespace: 'polkadot',
        can: { switchNetwork: 'app', send: false, signIn: false },
        networks,
        discover: discoverExtensions((name, extension) => createExtensionDriver(name, extension, networks)),
        listAccounts: createAccountList(networks),
        async verifyMessage({ message, signed: { signature, encoding, scheme, address } }) {
          if (encoding !== 'hex' || (scheme !== 'sr25519' && scheme !== 'ed25519' && scheme !== 'ecdsa')) return false
          const { verifyPolkadotMessage } = await import('./verify-message.js')
          return verifyPolkadotMessage({ message, signature, address, scheme })
        },
        async readBalance({ addresses, network }) {
          const { caipNetworkId } = network
          if (!network.hasSystemAccounts) throw createLayoutError(network)
          const ids = addresses.map((address) => readAccount(address, network))
          const [{ createRpc }, { getBalance }] = await Promise.all([
            import('./reads/create-rpc.js'),
            import('./reads/get-balance.js'),
          ])
          const rpc = nodes.get(caipNetworkId) ?? createRpc(network)
          nodes.set(caipNetworkId, rpc)
          return getBalance(rpc, network, ids)
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

/** Without the layout, a node could only be asked for something that is not the balance. */
function createLayoutError({ name, caipNetworkId }: Network): InvalidOptionError {
  return new InvalidOptionError({
    option: `networks: hasSystemAccounts of ${name}`,
    got: caipNetworkId,
    write:
      'Use polkadotAssetHub or kusamaAssetHub: the balances of Polkadot and Kusama have left their relay chains. Set ' +
      '`hasSystemAccounts: true` on another network whose System.Account holds its balances.',
  })
}

/** @throws InvalidTransactionError for an address of another chain */
function readAccount(address: string, network: Network): Uint8Array {
  const read = readSs58(address)
  const prefix = readPrefix(network)
  if (read?.prefix === prefix) return read.id
  throw new InvalidTransactionError({
    field: 'addresses',
    got: address,
    write: read
      ? `Write the address with the prefix of ${network.name}, ${prefix}: ${writeSs58({ ...read, prefix })}.`
      : `Write addresses of ${network.name}: SS58 with the prefix ${prefix}, without 0, O, I and l.`,
  })
}
