import { failParams } from '../../../requests/params-error.js'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import { createNamespaceAccountList, type NamespacePorts } from './namespace-account-list.js'

type InjectedAccount = { address: string; name: string; type: 'sr25519' }

/** The result of `enable`. It signs messages, but not transactions. */
export type PolkadotPracticeWallet = {
  name: string
  version: string
  accounts: {
    get(): Promise<readonly InjectedAccount[]>
    subscribe(listener: (accounts: readonly InjectedAccount[]) => void): () => void
  }
  signer: {
    signRaw(payload: { address: string; data: string; type: string }): Promise<{ id: number; signature: unknown }>
  }
}

const version = '1.0.0'

/**
 * Creates the practice wallet's entry of `window.injectedWeb3`. Creating it sends no request to the wallet. Requests reject with a
 * `WalletFailure`.
 *
 * @see https://github.com/polkadot-js/extension (extension-inject)
 */
export function createPolkadotExtension(ports: NamespacePorts) {
  const list = createNamespaceAccountList('polkadot', ports)
  let requests = 0
  const toInjected = (accounts: readonly NamespaceAccount[]) =>
    accounts.map(({ address, name }) => ({ address, name, type: 'sr25519' as const }))

  const wallet: PolkadotPracticeWallet = {
    name: 'Practice wallet',
    version,
    accounts: {
      get: async () => toInjected(await list.restore()),
      subscribe(listener) {
        listener(toInjected(list.read()))
        return list.subscribe((accounts) => listener(toInjected(accounts)))
      },
    },
    signer: {
      async signRaw({ address, data, type }) {
        if (type !== 'bytes') throw failParams('The practice wallet signs data of the type `bytes` only.')
        requests += 1
        const id = requests
        const signature = await ports.provider.request({ method: 'polkadot_signMessage', params: [address, data] })
        return { id, signature }
      },
    },
  }
  return {
    version,
    /** Asks the visitor, unless the site is connected. The wallet takes the origin from the browser. */
    async enable(): Promise<PolkadotPracticeWallet> {
      await list.connect()
      return wallet
    },
  }
}
