// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://app.example/pay" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMessagesStore } from '../../../src/core/words/create-messages-store.js'
import { embedded } from '../../../src/embedded/index.js'
import { createMemoryStorage, sampleNetworks } from '../../../src/testing/index.js'

const request = vi.hoisted(() => vi.fn())

// Nothing in this page answers for the frame.
vi.mock('../../../src/embedded/host/open-frame.js', () => ({
  openFrame: () => ({ element: document.createElement('iframe'), request, close: () => undefined }),
}))

const reported = vi.fn()

function openWallet() {
  return embedded().create({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks.map((network) => ({
      ...network,
      chainNamespace: 'eip155',
      caipNetworkId: `eip155:${network.id}`,
    })),
    storage: createMemoryStorage(),
    accountTypes: { read: () => ({}), save: () => undefined },
    log: { add: () => undefined, warn: () => undefined },
    report: reported,
    requests: { add: () => undefined, settle: () => undefined, refuse: () => undefined },
    messages: createMessagesStore({}, { error: () => undefined }).store,
    now: () => 1_000_000,
    frameUrl: 'https://wallet.example/',
    directoryUrl: 'https://directory.example',
    projectId: 'harbor',
    hasLogger: false,
  })
}

const listOrigins = (...allowedOrigins: string[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ allowedOrigins }))

beforeEach(() => {
  request.mockReset().mockResolvedValue({})
  reported.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks nothing of the frame on a page whose origin the project does not list, and reports it', async () => {
  listOrigins('https://other.example')
  const wallet = openWallet()
  await expect(wallet.sendEmail('nora@example.com')).rejects.toMatchObject({ code: 'unverified-domain' })
  expect(request).not.toHaveBeenCalled()
  expect(reported.mock.calls).toMatchObject([[{ code: 'unverified-domain' }]])
  wallet.stop()
})

it('asks the frame on a page that is listed', async () => {
  listOrigins('https://other.example', 'https://app.example')
  const wallet = openWallet()
  await wallet.sendEmail('nora@example.com')
  expect(request.mock.calls.map(([name]) => name)).toContain('CONNECT_EMAIL')
  wallet.stop()
})
