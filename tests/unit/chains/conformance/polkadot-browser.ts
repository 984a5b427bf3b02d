import { kusamaAssetHub, polkadot, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import type { Network } from '../../../../src/core/model/network.js'
import { createInjectedExtension, type TestExtension } from '../../../fixtures/injected-extension.js'
import { createMemoryStorage, openWindow } from '../eip155/create-page.js'
import { type Conformance, type ConformancePage, type ConformanceWallet, openPage, type Refusal } from './browser.js'

export const polkadotNetworks: readonly Network[] = [polkadotAssetHub, kusamaAssetHub].map((network) => ({
  ...network,
  caipNetworkId: `polkadot:${network.id}`,
}))
/** Extensions send no codes; wallets of several chains send those of EIP-1193. */
const thrown: Record<Refusal, unknown> = {
  rejected: new Error('Rejected'),
  pending: { code: -32002, message: 'Request already pending.' },
  locked: { code: 4100, message: 'Unauthorized' },
}

/** The polkadot adapter, with extensions in `window.injectedWeb3`. */
export const polkadotConformance: Conformance = {
  name: 'polkadot',
  open() {
    const foxglove = createInjectedExtension('foxglove', [1, 2])
    const prism = createInjectedExtension('prism', [3, 4])
    let installed = [foxglove, prism]
    let page: ConformancePage | undefined
    return {
      foxglove: control(foxglove),
      prism: control(prism),
      networks: [`polkadot:${polkadotAssetHub.id}`, `polkadot:${kusamaAssetHub.id}`],
      load() {
        page?.close()
        openWindow()
        for (const test of installed) {
          test.loadPage()
          test.inject()
        }
        page = openPage(polkadot().create({ networks: polkadotNetworks, storage: createMemoryStorage() }))
        return page
      },
      uninstallFoxglove() {
        installed = [prism]
      },
    }
  },
}

function control(test: TestExtension): ConformanceWallet {
  return {
    connectorId: `injected:${test.name}`,
    accounts: test.accounts,
    countPrompts: () => test.calls.filter((call) => call === 'enable' || call === 'signRaw').length,
    refuse(how) {
      test.beforeApproval = () => Promise.reject(thrown[how])
      if (how === 'locked') test.shared = []
      return () => {
        test.beforeApproval = async () => undefined
        test.shared = undefined
      }
    },
    hold() {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      test.beforeApproval = () => released
      test.beforeAnswer = () => released
      return () => {
        test.beforeApproval = async () => undefined
        test.beforeAnswer = async () => undefined
        release()
      }
    },
    changeAccount: test.changeAccount,
    leave: test.leave,
  }
}
