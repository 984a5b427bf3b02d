import { createDriverAdapter } from '../../../../src/chains/drivers/create-driver-adapter.js'
import type { WalletDriver } from '../../../../src/chains/drivers/wallet-driver.js'
import { isRejection } from '../../../../src/core/errors/is-rejection.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import type { Network } from '../../../../src/core/model/network.js'
import { describeNetwork } from '../eip155/create-page.js'
import { type Conformance, type ConformancePage, openPage } from './browser.js'
import { createScriptedWallet } from './scripted-wallet.js'

export const driverNetworks: readonly Network[] = ['main', 'test'].map((id) => ({
  ...describeNetwork(1, 'http://127.0.0.1:1'),
  id,
  chainNamespace: 'polkadot',
  caipNetworkId: `polkadot:${id}`,
}))

/** The shared adapter of namespaces without a chain library, over the drivers that `discover` finds. */
export function createScriptedAdapter(
  discover: (listener: (drivers: readonly WalletDriver[]) => void) => () => void,
  switchNetwork: 'app' | 'none' = 'app',
): ChainAdapter {
  return createDriverAdapter({
    namespace: 'polkadot',
    can: { switchNetwork, send: true, signIn: false },
    networks: driverNetworks,
    discover,
    verifyMessage: async ({ message, signed }) =>
      signed.scheme === 'sr25519' && signed.signature.startsWith(`${signed.address} signs ${message} on `),
    readBalance: async () => ({ value: 1n, decimals: 10, symbol: 'DOT' }),
    isAddress: (text) => /^5[A-Za-z]+$/.test(text),
    isTransactionId: (text) => /^sent /.test(text),
    isRejection,
    sending: {
      quote: async () => ({ fee: 1n }),
      send: async ({ kind }, { account, network }) => `sent ${kind} by ${account.address} on ${network}`,
      waitForReceipt: async ({ id }) => ({ id, status: 'success' }),
    },
  })
}

/** Namespaces whose wallets stand behind drivers, with scripted wallets. */
export const driverConformance: Conformance = {
  name: 'drivers',
  open() {
    const foxglove = createScriptedWallet('Foxglove', { namespace: 'polkadot', accounts: ['5Fox', '5Glove'] })
    const prism = createScriptedWallet('Prism', { namespace: 'polkadot', accounts: ['5Prism', '5Light'] })
    let installed = [foxglove.driver, prism.driver]
    let page: ConformancePage | undefined
    return {
      foxglove,
      prism,
      networks: ['polkadot:main', 'polkadot:test'],
      load() {
        page?.close()
        const adapter = createScriptedAdapter((listener) => {
          listener(installed)
          return () => undefined
        })
        page = openPage(adapter)
        return page
      },
      uninstallFoxglove() {
        installed = [prism.driver]
      },
    }
  },
}
