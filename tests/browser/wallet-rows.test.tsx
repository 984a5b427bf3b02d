import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { createLintel, getStatus } from '../../src/headless/index.js'
import { LintelProvider, useWallets } from '../../src/react/index.js'
import { mockChain, sampleConnectors, sampleNetworks } from '../../src/testing/index.js'

let root: Root | undefined
let drawn: string[][] = []

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
})

/** Records each render. */
function Rows() {
  const { rows } = useWallets().data
  drawn.push(rows.map(({ name, tag }) => `${name} ${tag}`))
  return null
}

test('a list of wallets renders again when one connects, not during an attempt', async () => {
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
  await expect.poll(() => drawn.at(-1)).toEqual(['Foxglove installed', 'Prism installed'])
  const before = drawn.length
  const answer = chain.control.hold('connect')
  const connecting = lintel.actions.connect({ connectorId: foxglove.id })
  await expect.poll(() => getStatus(lintel.store.getState())).toBe('connecting')
  // React has rendered by the next frame.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(drawn.length).toBe(before)
  answer.release()
  await connecting
  await expect.poll(() => drawn.at(-1)).toContainEqual('Foxglove connected')
})
