import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createLintel } from '../../../src/headless/index.js'
import { createQueryClient, LintelProvider } from '../../../src/index.js'
import { useIdentities } from '../../../src/react/use-identities.js'
import { wait } from '../../../src/rules/async/wait.js'
import { createFakeDataApi, createMemoryStorage, mockChain, sampleNetworks } from '../../../src/testing/index.js'

const network = 'eip155:1'
const addresses = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`)

function Probe({ count, onRender }: { count: number; onRender: (names: string) => void }) {
  const names = useIdentities(addresses.slice(0, count).map((address) => ({ address, network })))
  onRender(Object.values(names).join())
  return null
}

test('the names of a list are shown together, in one render, and stay while more are read', async () => {
  const dataApi = createFakeDataApi()
  const waiting = new Map<string, () => void>()
  const lintel = createLintel({
    metadata: { name: 'Names' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    storage: createMemoryStorage(),
    dataApi: {
      ...dataApi,
      getIdentity: ({ address }) =>
        new Promise((resolve) =>
          waiting.set(address, () => resolve({ name: `${address[2]}.lintel.test`, avatarUrl: null })),
        ),
    },
  })
  const queryClient = createQueryClient()
  const renders: string[] = []
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (count: number) =>
    root.render(
      <LintelProvider lintel={lintel} queryClient={queryClient}>
        <Probe count={count} onRender={(names) => renders.push(names)} />
      </LintelProvider>,
    )
  show(3)
  await expect.poll(() => waiting.size).toBe(3)
  const before = renders.length
  for (const address of addresses.slice(0, 3)) {
    waiting.get(address)?.()
    await wait(20)
  }
  const three = 'a.lintel.test,b.lintel.test,c.lintel.test'
  await expect.poll(() => renders.at(-1)).toBe(three)
  // A render whose names are new renders once more with them kept.
  expect([new Set(renders.slice(before)).size, renders.length - before]).toEqual([1, 2])
  show(4)
  await expect.poll(() => waiting.size).toBe(4)
  expect(renders.at(-1)).toBe(three)
  waiting.get(addresses[3] ?? '')?.()
  await expect.poll(() => renders.at(-1)).toBe(`${three},d.lintel.test`)
  root.unmount()
  // A list that is opened again has them at once.
  const again = createRoot(document.body.appendChild(document.createElement('div')))
  renders.length = 0
  again.render(
    <LintelProvider lintel={lintel} queryClient={queryClient}>
      <Probe count={3} onRender={(names) => renders.push(names)} />
    </LintelProvider>,
  )
  await expect.poll(() => renders[0]).toBe(three)
  again.unmount()
})
