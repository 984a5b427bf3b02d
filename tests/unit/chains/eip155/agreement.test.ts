import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import type { Config } from 'wagmi'
import { connect, disconnect, getConnection, switchChain, switchConnection } from 'wagmi/actions'
import { eip155, getWagmiConfig } from '../../../../src/chains/eip155/index.js'
import {
  createLintel,
  getAccount,
  getConnection as getLintelConnection,
  type Lintel,
} from '../../../../src/headless/index.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, openWindow } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1'), describeNetwork(31338, 'http://127.0.0.1:1')]
const names = ['Foxglove', 'Prism', 'Harbor']
const idOf = (index: number) => `example.${names[index]?.toLowerCase()}`

type World = { lintel: Lintel; config: Config; wallets: readonly TestWallet[] }

/** One action of the app, through either library, or of a wallet. A failure is a valid part of the sequence. */
type Action = { name: string; run(world: World): unknown }

const wallet = fc.nat({ max: names.length - 1 })
const chain = fc.constantFrom(31337, 31338)
const asWagmi = (name: string, call: (config: Config, connector: Config['connectors'][number]) => unknown) =>
  wallet.map(
    (index): Action => ({
      name: `${name} ${idOf(index)}`,
      run({ config }) {
        const connector = config.connectors.find(({ id }) => id === idOf(index))
        return connector && call(config, connector)
      },
    }),
  )
const asLintel = (name: string, call: (lintel: Lintel, connectorId: string) => unknown) =>
  wallet.map((index): Action => ({ name: `${name} ${idOf(index)}`, run: ({ lintel }) => call(lintel, idOf(index)) }))
const asWallet = (name: string, call: (wallet: TestWallet, index: number) => unknown) =>
  wallet.map(
    (index): Action => ({
      name: `${idOf(index)} ${name}`,
      run: ({ wallets }) => wallets[index] && call(wallets[index], index),
    }),
  )

const action: fc.Arbitrary<Action> = fc.oneof(
  asWagmi('wagmi connects', (config, connector) => connect(config, { connector })),
  asWagmi('wagmi disconnects', (config, connector) => disconnect(config, { connector })),
  asWagmi('wagmi makes active', (config, connector) => switchConnection(config, { connector })),
  chain.map(
    (chainId): Action => ({
      name: `wagmi switches to ${chainId}`,
      run: ({ config }) => switchChain(config, { chainId }),
    }),
  ),
  asLintel('Lintel connects', ({ actions }, connectorId) => actions.connect({ connectorId })),
  asLintel('Lintel disconnects', ({ actions }, connectorId) => actions.disconnect({ connectorId })),
  asLintel('Lintel makes active', ({ actions }, connectorId) => actions.switchConnection({ connectorId })),
  fc.constant<Action>({ name: 'Lintel disconnects all', run: ({ lintel }) => lintel.actions.disconnect() }),
  chain.map(
    (chainId): Action => ({
      name: `Lintel switches to ${chainId}`,
      run: ({ lintel }) => lintel.actions.switchNetwork({ network: `eip155:${chainId}` }),
    }),
  ),
  fc.constant<Action>({
    name: 'the visitor leaves Foxglove, which approves late',
    async run({ lintel, wallets }) {
      const approve = wallets[0]?.neverAnswer()
      lintel.actions.open({ view: 'ConnectingExternal', connectorId: idOf(0) })
      void lintel.actions.connect({ connectorId: idOf(0) })
      await settle()
      lintel.actions.close({ forced: true })
      approve?.()
    },
  }),
  asWallet('changes its account', (own, index) =>
    own.setAccounts([developmentKeys[(index + 3) % developmentKeys.length] ?? developmentKeys[0]]),
  ),
  asWallet('shares no account', (own) => own.setAccounts([])),
  asWallet('changes its chain', (own) => own.setChain(31338)),
  asWallet('goes to an unlisted chain', (own) => own.setChain(999)),
  asWallet('rejects the next request', (own) => own.rejectNext()),
)

const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await wait(0)
}

function readLintel({ store }: Lintel) {
  const state = store.getState()
  const connection = getLintelConnection(state)
  return {
    address: getAccount(state)?.address,
    addresses: connection?.accounts.map(({ address }) => address),
    connectorId: connection?.connectorId,
    chainId: connection && Number(connection.network.split(':')[1]),
    connected: state.namespaces.eip155?.connections.map(({ connectorId }) => connectorId).sort(),
  }
}

/** A wallet that shares no account is a connection without an address in wagmi, and no connection in Lintel. */
function sharesNothing({ state }: Config): boolean {
  return state.current !== null && state.connections.get(state.current)?.accounts.length === 0
}

function readWagmi(config: Config) {
  const { address, addresses, connector, chainId } = getConnection(config)
  return {
    address,
    addresses,
    connectorId: connector?.id,
    chainId: chainId ?? null,
    connected: [...config.state.connections.values()]
      .filter(({ accounts }) => accounts.length > 0)
      .map((connection) => connection.connector.id)
      .sort(),
  }
}

beforeEach(openWindow)

it('wagmi and Lintel agree after every change by either of them or by a wallet', {
  timeout: 60_000,
}, async () => {
  let changes = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12, size: 'max' }), async (actions) => {
      openWindow()
      const wallets = names.map((name, index) => {
        const own = createTestWallet({
          privateKeys: [developmentKeys[index] ?? developmentKeys[0]],
          chains: { 31337: '', 31338: '', 999: '' },
          chainId: 31337,
        })
        announceProvider(createProvider(own), { name })
        return own
      })
      const lintel = createLintel({
        metadata: { name: 'Harbor' },
        networks,
        adapters: [eip155()],
        storage: createMemoryStorage(),
      })
      lintel.start()
      await settle()
      const config = getWagmiConfig(lintel)
      const disagreements: unknown[] = []
      const done: string[] = []
      const compare = () => {
        if (sharesNothing(config)) return
        const [ours, theirs] = [readLintel(lintel), readWagmi(config)]
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) disagreements.push({ done: [...done], ours, theirs })
      }
      // Lintel subscribed first, so it has already applied the change.
      const stop = config.subscribe(
        (state) => state,
        () => {
          changes += 1
          compare()
        },
      )
      for (const { name, run } of actions) {
        done.push(name)
        await Promise.race([Promise.resolve(run({ lintel, config, wallets })).catch(() => undefined), settle()])
        await settle()
        compare()
        expect(disagreements).toEqual([])
      }
      stop()
      lintel.destroy()
    }),
    { numRuns: 60 },
  )
  console.log(`${changes} changes, 0 disagreements`)
  expect(changes).toBeGreaterThan(150)
})
