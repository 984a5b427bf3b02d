import { createMemoryStorage, type MockChain, mockChain, sampleConnectors } from '../../../../src/testing/index.js'
import { describeNetwork } from '../eip155/create-page.js'
import { type Conformance, type ConformancePage, type ConformanceWallet, openPage } from './browser.js'

const networks = [describeNetwork(1, 'http://127.0.0.1:1'), describeNetwork(10, 'http://127.0.0.1:1')]
const [foxglove, prism] = sampleConnectors
const accounts = new Map([
  [foxglove, ['0xf1', '0xf2']],
  [prism, ['0xa1', '0xa2']],
] as const)
const codes = { rejected: 'request-rejected', pending: 'request-pending', locked: 'wallet-locked' } as const
const asking = ['connect', 'signMessage'] as const

/** The mock chain of `lintel/testing`. Its wallets fail and wait together. */
export const mockConformance: Conformance = {
  name: 'mock',
  open() {
    let wallets: readonly (typeof foxglove | typeof prism)[] = [foxglove, prism]
    let page: ConformancePage | undefined
    let chain: MockChain
    let isLocked = false
    let isHeld = false

    function control(connector: typeof foxglove | typeof prism): ConformanceWallet {
      const { id } = connector
      const own = accounts.get(connector) ?? ['', '']
      return {
        connectorId: id,
        accounts: own,
        countPrompts: () => chain.control.calls.filter(({ call }) => asking.some((name) => name === call)).length,
        refuse(how) {
          isLocked = how === 'locked'
          for (const call of asking) chain.control.fail(call, codes[how])
          return () => {
            for (const call of asking) chain.control.succeed(call)
          }
        },
        hold() {
          isHeld = true
          const held = chain.control.hold('connect')
          return () => {
            held.release()
            chain.control.hold('reconnect').release()
          }
        },
        changeAccount: () => chain.control.changeAccounts([own[1]]),
        leave: () => chain.control.disconnect(id),
      }
    }

    return {
      foxglove: control(foxglove),
      prism: control(prism),
      networks: ['eip155:1', 'eip155:10'],
      load(...stored) {
        page?.close()
        chain = mockChain({
          wallets,
          accountsOf: Object.fromEntries([...accounts].map(([{ id }, [first]]) => [id, [first]])),
          restore: stored,
          failures: isLocked ? { reconnect: codes.locked } : {},
          unanswered: isHeld ? ['reconnect'] : [],
        })
        page = openPage(chain.create({ networks, storage: createMemoryStorage() }))
        return page
      },
      uninstallFoxglove() {
        wallets = [prism]
      },
    }
  },
}
