import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { createLintel, getAccount } from '../../src/headless/index.js'
import { LintelProvider, useLintelEvents } from '../../src/react/index.js'
import { createMemoryStorage, mockChain, sampleNetworks } from '../../src/testing/index.js'

let root: Root | undefined
let heard: string[] = []

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
})

/** Records the events and their parameters. */
function Listener({ name = 'first' }: { name?: string }) {
  useLintelEvents({
    onConnect: ({ connectorId }, { isRestored }) =>
      heard.push(`${name}: ${isRestored ? 'restored' : 'connected'} ${connectorId}`),
  })
  return null
}

/** An instance that an app started at the top of a module; its wallet answers before the first render. */
async function startEarly(storage = createMemoryStorage()) {
  const lintel = createLintel({
    metadata: { name: 'Early' },
    networks: sampleNetworks,
    adapters: [mockChain({ restore: 'example.prism' })],
    storage,
  })
  lintel.start()
  await expect.poll(() => getAccount(lintel.store.getState())).toBeTruthy()
  return lintel
}

function draw() {
  heard = []
  root = createRoot(document.body.appendChild(document.createElement('main')))
  return root
}

test('a session restored before the first render is reported once, also in StrictMode', async () => {
  const lintel = await startEarly()
  draw().render(
    <StrictMode>
      <LintelProvider lintel={lintel}>
        <Listener />
      </LintelProvider>
    </StrictMode>,
  )
  await expect.poll(() => heard).toEqual(['first: restored example.prism'])
})

test('a later listener gets only later events', async () => {
  const lintel = await startEarly()
  const drawn = draw()
  const page = (children: ReactNode) => <LintelProvider lintel={lintel}>{children}</LintelProvider>
  drawn.render(page([<Listener key="first" />]))
  await expect.poll(() => heard).toEqual(['first: restored example.prism'])
  const both = [<Listener key="first" />, <Listener key="later" name="later" />]
  flushSync(() => drawn.render(page(both)))
  await lintel.actions.disconnect()
  await lintel.actions.connect({ connectorId: 'example.foxglove' })
  expect(heard.slice(1).toSorted()).toEqual(['first: connected example.foxglove', 'later: connected example.foxglove'])
})

test('a page that returns from the back/forward cache follows the tabs whose storage events it has missed', async () => {
  const storage = createMemoryStorage()
  const lintel = await startEarly(storage)
  flushSync(() => draw().render(<LintelProvider lintel={lintel}>{null}</LintelProvider>))
  storage.setItem('lintel.connections', JSON.stringify({ version: 1, value: [] }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => getAccount(lintel.store.getState())).toBeNull()
})
