import { getWallets } from '@wallet-standard/app'
import { afterAll } from 'vitest'
import { genesisHash } from '../../../../servers/chains/solana/create-slots.js'
import { createSolanaLocalnet, solana, solanaDevnet } from '../../../../src/chains/solana/index.js'
import type { Network } from '../../../../src/core/model/network.js'
import { createStandardWallet, createTestKey, type StandardWallet } from '../../../fixtures/standard-wallet.js'
import { createMemoryStorage } from '../eip155/create-page.js'
import { openChain } from '../solana/open-chain.js'
import { type Conformance, type ConformancePage, type ConformanceWallet, openPage, type Refusal } from './browser.js'

const chain = await openChain()
afterAll(() => chain.close())

const local = createSolanaLocalnet({ genesisHash, rpcUrl: chain.url })
const networks: readonly Network[] = [local, solanaDevnet].map((network) => ({
  ...network,
  caipNetworkId: `solana:${network.id}`,
}))
const keys = [createTestKey(1), createTestKey(2)] as const
for (const address of createStandardWallet({ name: 'Foxglove', keys }).accounts) {
  await chain.call('requestAirdrop', address, 1_000_000_000)
}

const thrown: Record<Refusal, unknown> = {
  rejected: { code: 4001, message: 'User rejected the request.' },
  pending: { code: -32002, message: 'Request already pending.' },
  locked: { code: 4100, message: 'Unauthorized' },
}

/** The solana adapter, with wallets that register themselves (Wallet Standard). */
export const solanaConformance: Conformance = {
  name: 'solana',
  open() {
    const foxglove = createStandardWallet({ name: 'Foxglove', keys })
    const prism = createStandardWallet({ name: 'Prism', keys: [createTestKey(3), createTestKey(4)] })
    let installed = [foxglove, prism]
    let page: ConformancePage | undefined
    return {
      foxglove: control('Foxglove', foxglove),
      prism: control('Prism', prism),
      networks: [`solana:${local.id}`, `solana:${solanaDevnet.id}`],
      load() {
        page?.close()
        for (const test of installed) test.loadPage()
        const unregister = getWallets().register(...installed.map(({ wallet }) => wallet))
        const opened = openPage(solana().create({ networks, storage: createMemoryStorage() }))
        page = {
          ...opened,
          close() {
            opened.close()
            unregister()
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

function control(name: string, test: StandardWallet): ConformanceWallet {
  return {
    connectorId: `standard:${name}`,
    accounts: test.accounts,
    countPrompts: () => test.calls.filter((call) => call !== 'connect silently' && call !== 'disconnect').length,
    refuse(how) {
      test.isLocked = how === 'locked'
      test.beforeApproval = () => Promise.reject(thrown[how])
      return () => {
        test.isLocked = false
        test.beforeApproval = async () => undefined
      }
    },
    hold() {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      test.beforeApproval = () => released
      return () => {
        test.beforeApproval = async () => undefined
        release()
      }
    },
    changeAccount: test.changeAccount,
    leave: test.leave,
  }
}
