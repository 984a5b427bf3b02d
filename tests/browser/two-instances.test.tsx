import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyEndpoints, buyRequests } from '../../src/features/buy/data/schema.js'
import { namesEndpoints, namesRequests } from '../../src/features/names/data/schema.js'
import { swapEndpoints, swapRequests } from '../../src/features/swap/data/schema.js'
import { createLintel, type Lintel } from '../../src/headless/index.js'
import { createQueryClient, LintelProvider, useBuy, useName, usePay, useSessions, useSwap } from '../../src/index.js'
import { createFakeService } from '../../src/services/http/create-fake-service.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  mockChain,
  sampleConnectors,
  sampleNetworks,
} from '../../src/testing/index.js'

/** The data API at `/<name>`. Its one seller, zone and token have its name. */
function createServices(name: string): (typeof fetch)[] {
  return [
    createFakeService(buyEndpoints, buyRequests, {
      getOptions: () => ({
        paymentCurrencies: [],
        purchaseCurrencies: [],
        providers: [{ id: name, name, origin: `https://${name}.example` }],
      }),
    }),
    createFakeService(namesEndpoints, namesRequests, {
      listZones: () => ({ zones: [`${name}.test`], networks: ['eip155:1'], serverTime: 0 }),
    }),
    createFakeService(swapEndpoints, swapRequests, {
      listSwapTokens: () => ({
        tokens: [{ name, symbol: name, address: `eip155:1:0x${'1'.repeat(40)}`, decimals: 18 }],
      }),
    }),
  ]
}

const services: Record<string, (typeof fetch)[]> = { one: createServices('one'), other: createServices('other') }
const names = Object.keys(services)
const shown: Record<string, string> = {}
let client: QueryClient
let root: Root
let instances: Lintel[]

function createInstance(name: string): Lintel {
  return createLintel({
    metadata: { name },
    networks: sampleNetworks,
    adapters: [mockChain()],
    storage: createMemoryStorage(),
    dataApi: createFakeDataApi(),
    services: { dataApi: `/${name}` },
    features: { pay: true, smartSessions: true },
    scopeKey: name,
  })
}

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = new URL(String(input), 'http://localhost').pathname.split('/')[1] ?? ''
    for (const service of services[name] ?? []) {
      const reply = await service(input, init)
      if (reply.ok) return reply
    }
    return new Response(null, { status: 404 })
  })
  client = createQueryClient()
  instances = names.map(createInstance)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <QueryClientProvider client={client}>
      {instances.map((lintel, at) => (
        <LintelProvider key={names[at]} lintel={lintel}>
          <Probe name={names[at] ?? ''} />
        </LintelProvider>
      ))}
    </QueryClientProvider>,
  )
  for (const { store, actions } of instances) {
    await expect.poll(() => store.getState().startedAt).not.toBeNull()
    await actions.connect({ connectorId: sampleConnectors[0].id })
  }
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
  vi.restoreAllMocks()
})

/** Uses each hook of a feature that reads data. */
function Probe({ name }: { name: string }) {
  usePay('AAECAwQFBgcICQoLDA0ODw')
  useSessions()
  const { options } = useBuy()
  const { zones } = useName()
  const { tokens } = useSwap()
  shown[name] = [options?.sellers[0]?.name, zones?.[0], tokens[0]?.symbol].join(' ')
  return null
}

test('two instances with one QueryClient each show the answers of their own data API', async () => {
  await expect.poll(() => shown).toEqual({ one: 'one one.test one', other: 'other other.test other' })
})

test('the key of every query names its instance', () => {
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter(([lintel, name]) => lintel !== 'lintel' || !names.includes(String(name)))).toEqual([])
})
