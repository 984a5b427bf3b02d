import { privateKeyToAddress } from 'viem/accounts'
import { eip155 } from '../../../../src/chains/eip155/index.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, openWindow } from '../eip155/create-page.js'
import { type Conformance, type ConformancePage, type ConformanceWallet, openPage, type Refusal } from './browser.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1'), describeNetwork(31338, 'http://127.0.0.1:1')]
const prompts = /^wallet_request|^eth_requestAccounts$|^personal_sign$|^eth_send|^wallet_switch|^wallet_add/
const thrown = { rejected: { code: 4001, message: 'no' }, pending: { code: -32002, message: 'pending' } }

/** The eip155 adapter, with wallets that announce themselves (EIP-6963). */
export const eip155Conformance: Conformance = {
  name: 'eip155',
  // wagmi waits for 100 ms after a wallet has approved.
  settleMs: 150,
  open() {
    const storage = createMemoryStorage()
    const wallets = { Foxglove: installWallet(0), Prism: installWallet(1) }
    let installed: readonly (keyof typeof wallets)[] = ['Foxglove', 'Prism']
    let page: ConformancePage | undefined
    return {
      foxglove: control('Foxglove', wallets.Foxglove, 0),
      prism: control('Prism', wallets.Prism, 1),
      networks: ['eip155:31337', 'eip155:31338'],
      load() {
        page?.close()
        openWindow()
        for (const name of installed) announceProvider(createProvider(wallets[name]), { name })
        page = openPage(eip155().create({ networks, storage }))
        return page
      },
      uninstallFoxglove() {
        installed = ['Prism']
      },
    }
  },
}

function readKey(index: number) {
  return developmentKeys[index] ?? developmentKeys[0]
}

function installWallet(index: number): TestWallet {
  const wallet = createTestWallet({ privateKeys: [readKey(index)], chains: { 31337: '', 31338: '' }, chainId: 31337 })
  wallet.answer('eth_sendTransaction', () => `0x${'7'.repeat(64)}`)
  return wallet
}

function control(name: string, wallet: TestWallet, index: number): ConformanceWallet {
  return {
    connectorId: `example.${name.toLowerCase()}`,
    accounts: [privateKeyToAddress(readKey(index)), privateKeyToAddress(readKey(index + 2))],
    countPrompts: () => wallet.calls.filter(({ method }) => prompts.test(method)).length,
    refuse(how: Refusal) {
      if (how === 'locked') {
        wallet.lock()
        return () => wallet.unlock()
      }
      // wagmi asks for permissions, and then for accounts.
      for (const method of ['wallet_requestPermissions', 'eth_requestAccounts', 'personal_sign']) {
        wallet.answer(method, () => Promise.reject(thrown[how]))
      }
      return () => {
        for (const method of ['wallet_requestPermissions', 'eth_requestAccounts', 'personal_sign']) {
          wallet.answer(method, undefined)
        }
      }
    },
    hold() {
      const release = wallet.neverAnswer()
      let answer = () => {}
      const untilReleased = new Promise<void>((resolve) => (answer = resolve))
      const accounts = [privateKeyToAddress(readKey(index))]
      wallet.answer('eth_accounts', () => untilReleased.then(() => accounts))
      return () => {
        wallet.answer('eth_accounts', undefined)
        answer()
        release()
      }
    },
    changeAccount: () => wallet.setAccounts([readKey(index + 2)]),
    leave: () => wallet.setAccounts([]),
  }
}
