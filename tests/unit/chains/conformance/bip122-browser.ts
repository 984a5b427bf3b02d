import { bip122, bitcoinMainnet, bitcoinTestnet3 } from '../../../../src/chains/bip122/index.js'
import type { Network } from '../../../../src/core/model/network.js'
import {
  type BitcoinWallet,
  createMetaMaskWallet,
  createUnisatWallet,
  createXverseWallet,
} from '../../../fixtures/bitcoin-wallets.js'
import { createMemoryStorage } from '../eip155/create-page.js'
import { type Conformance, type ConformancePage, type ConformanceWallet, openPage, type Refusal } from './browser.js'

const networks: readonly Network[] = [bitcoinMainnet, bitcoinTestnet3].map((network) => ({
  ...network,
  caipNetworkId: `bip122:${network.id}`,
}))
const thrown: Record<Refusal, unknown> = {
  rejected: { code: 4001, message: 'User rejected the request.' },
  pending: { code: -32002, message: 'Request already pending.' },
  locked: { code: 4100, message: 'Unauthorized' },
}

/** The bip122 adapter, with two wallets of each of the three kinds. */
export const bip122Conformances: readonly Conformance[] = [
  describeKind('WBIP', () => [
    createXverseWallet({ keys: [1, 2] }),
    createXverseWallet({ keys: [3, 4], path: 'FordefiProviders.UtxoProvider' }),
  ]),
  describeKind('UniSat', () => [
    createUnisatWallet({ keys: [1, 2] }),
    createUnisatWallet({ keys: [3, 4], path: 'okxwallet.bitcoin' }),
  ]),
  describeKind('Wallet Standard', () => [
    createMetaMaskWallet({ keys: [1, 2] }),
    createMetaMaskWallet({ keys: [3, 4], name: 'Prism' }),
  ]),
]

function describeKind(kind: string, createWallets: () => readonly [BitcoinWallet, BitcoinWallet]): Conformance {
  return {
    name: `bip122 (${kind})`,
    open() {
      const [foxglove, prism] = createWallets()
      const storage = createMemoryStorage()
      let installed = [foxglove, prism]
      let page: ConformancePage | undefined
      return {
        foxglove: control(foxglove),
        prism: control(prism),
        networks: [`bip122:${bitcoinMainnet.id}`, `bip122:${bitcoinTestnet3.id}`],
        load() {
          page?.close()
          const removals = installed.map((wallet) => wallet.loadPage())
          const opened = openPage(bip122().create({ networks, storage }))
          page = {
            ...opened,
            close() {
              opened.close()
              for (const remove of removals) remove()
            },
          }
          return page
        },
        uninstallFoxglove() {
          installed = [prism]
        },
      }
    },
  }
}

function control(wallet: BitcoinWallet): ConformanceWallet {
  return {
    connectorId: wallet.connectorId,
    accounts: wallet.accounts,
    countPrompts: () => wallet.calls.filter((call) => wallet.prompts.includes(call)).length,
    refuse(how) {
      wallet.isLocked = how === 'locked'
      wallet.beforeAnswer = () => Promise.reject(thrown[how])
      return () => {
        wallet.isLocked = false
        wallet.beforeAnswer = async () => undefined
      }
    },
    hold() {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      wallet.beforeAnswer = () => released
      return () => {
        wallet.beforeAnswer = async () => undefined
        release()
      }
    },
    changeAccount: wallet.changeAccount,
    leave: wallet.leave,
  }
}
