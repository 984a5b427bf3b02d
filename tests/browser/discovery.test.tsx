import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useDiscovery } from '../../src/features/connect/views/parts/use-discovery.js'
import { createLintel, LintelProvider } from '../../src/index.js'
import { mockChain, sampleNetworks } from '../../src/testing/index.js'

let root: Root
const main = document.createElement('main')

afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})

const Discovery = ({ isEmpty }: { isEmpty: boolean }) => (useDiscovery(isEmpty) ? 'searching' : 'over')

/** Renders the hook so many ms after the wallets were asked to announce themselves. */
async function show({ isEmpty, after }: { isEmpty: boolean; after: number }): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const lintel = createLintel({ metadata: { name: 'Wallets' }, networks: sampleNetworks, adapters: [mockChain()] })
  lintel.start()
  await vi.advanceTimersByTimeAsync(after)
  root = createRoot(main)
  root.render(
    <LintelProvider lintel={lintel}>
      <Discovery isEmpty={isEmpty} />
    </LintelProvider>,
  )
  await expect.poll(() => main.textContent).not.toBe('')
}

test('an empty list waits for the rest of the time that wallets have', async () => {
  await show({ isEmpty: true, after: 300 })
  expect(main.textContent).toBe('searching')
  await vi.advanceTimersByTimeAsync(199)
  expect(main.textContent).toBe('searching')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => main.textContent).toBe('over')
})

test.each([
  { name: 'a list with wallets', isEmpty: false, after: 0 },
  { name: 'an empty list in a modal that opens later', isEmpty: true, after: 500 },
])('$name does not wait', async ({ isEmpty, after }) => {
  const seen = new Set<string | null>()
  const watch = new MutationObserver(() => seen.add(main.textContent))
  watch.observe(main, { childList: true, characterData: true, subtree: true })
  await show({ isEmpty, after })
  watch.disconnect()
  expect([...seen]).toEqual(['over'])
})
