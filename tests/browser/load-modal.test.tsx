import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createLintel } from '../../src/headless/index.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { LintelProvider } from '../../src/react/index.js'
import { createFakeDirectory, createMemoryStorage, mockChain, sampleNetworks } from '../../src/testing/index.js'

/** How often the code of the modal does not load, before it does. */
let failures = 1

vi.mock('../../src/modal/load-modal.js', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/modal/load-modal.js')>()
  return {
    ...original,
    loadModal: async () => {
      failures -= 1
      if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module')
      return original.loadModal()
    },
  }
})

test('code of the modal that does not load is said, and the next press loads it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const lintel = createLintel({
    metadata: { name: 'Offline' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    storage: createMemoryStorage(),
    directory: createFakeDirectory(),
  })
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  root.render(
    <LintelProvider lintel={lintel}>
      <ConnectButton />
      <LintelModal preload={false} />
    </LintelProvider>,
  )
  const connect = page.getByRole('button', { name: 'Connect wallet' })
  await connect.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This view could not be loaded.')
  await connect.click()
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
  root.unmount()
  main.remove()
})
