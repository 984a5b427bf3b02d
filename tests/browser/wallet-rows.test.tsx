import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createLintel, getStatus } from '../../src/core/index.js'
import { LintelProvider, useWallets } from '../../src/react/index.js'
import { mockChain, sampleConnectors, sampleNetworks } from '../../src/testing/index.js'

let root: Root | undefined
let drawn: string[][] = []

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
})

/** Writes down what it draws, each time it does. */
function Rows() {
  const { rows } = useWallets()
  drawn.push(rows.map(({ name, tag }) => `${name} ${tag}`))
  return null
}

test('a list of wallets is drawn again when one connects, not while it is asked', async () => {
  const [foxglove, prism] = sampleConnectors
  const chain = mockChain({ wallets: [foxglove, prism] })
  const lintel = createLintel({ metadata: { name: 'Rows' }, networks: sampleNetworks, adapters: [chain] })
  drawn = []
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel}>
      <Rows />
    </LintelProvider>,
  )
  await vi.waitFor(() => expect(drawn.at(-1)).toEqual(['Foxglove installed', 'Prism installed']))
  const before = drawn.length
  const answer = chain.control.hold('connect')
  const connecting = lintel.actions.connect({ connectorId: foxglove.id })
  await vi.waitFor(() => expect(getStatus(lintel.store.getState())).toBe('connecting'))
  // A frame is when React has drawn what it was going to.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(drawn.length).toBe(before)
  answer.release()
  await connecting
  await vi.waitFor(() => expect(drawn.at(-1)).toContainEqual('Foxglove connected'))
})
