import { expect, it, onTestFinished } from 'vitest'
import { getConnection as getWagmiConnection, signMessage } from 'wagmi/actions'
import { eip155, getWagmiConfig } from '../../../src/chains/eip155/index.js'
import type { KeyValueStorage, LintelError } from '../../../src/core/index.js'
import { embeddedWalletId } from '../../../src/core/model/embedded-wallet.js'
import { getAccount, getStatus } from '../../../src/core/selectors.js'
import { embedded } from '../../../src/embedded/index.js'
import { createLintel } from '../../../src/index.js'
import { wait } from '../../../src/rules/async/wait.js'
import { createMemoryStorage } from '../../../src/testing/index.js'
import { sampleResults } from '../../fixtures/embedded-messages.js'
import { createFakeFrame, failing, inTurn } from './fixtures/fake-frame.js'

const network = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
}
const SIGNATURE = `0x${'5'.repeat(130)}`
const { address } = sampleResults.GET_USER

/** An app with the embedded wallet over the frame of `createFakeFrame`. */
function openApp(storage: KeyValueStorage = createMemoryStorage()) {
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: [network],
    adapters: [eip155()],
    embedded: embedded(),
    services: { frame: `${window.location.origin}/tests/browser/embedded/fixtures/frame.html` },
    projectId: 'harbor',
    storage,
    debug: false,
  })
  lintel.start()
  onTestFinished(() => lintel.destroy())
  const readViews = () => {
    const { modal, router } = lintel.store.getState()
    return modal.open ? router.stack.map(({ name }) => name) : []
  }
  return { lintel, storage, readViews, connect: () => lintel.actions.connect({ connectorId: embeddedWalletId }) }
}

function failCode(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'resolved',
    (error: LintelError) => error.code,
  )
}

it('offers e-mail and every social account by default, and asks the frame for nothing', async () => {
  const fake = createFakeFrame()
  const { lintel } = openApp()
  const { email, socials } = lintel.store.getState().settings.features
  expect([email, socials]).toEqual([true, ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook']])
  lintel.actions.open()
  await wait(300)
  expect(fake.asked).toEqual([])
  expect(document.querySelector('iframe[data-lintel-frame]')).toBeNull()
})

it('connects for Lintel and wagmi, and signs by an approval that opens the modal', async () => {
  let approve = (_signature: string) => {}
  const fake = createFakeFrame()
  fake.answers.RPC_REQUEST = () =>
    new Promise((resolve) => {
      approve = resolve
    })
  const { lintel, connect, readViews } = openApp()
  expect(await connect()).toMatchObject({
    address,
    connectorId: embeddedWalletId,
    wallet: { name: 'nora@example.com' },
  })
  const config = getWagmiConfig(lintel)
  expect(getWagmiConnection(config)).toMatchObject({ address, chainId: 31337, status: 'connected' })
  const signature = signMessage(config, { message: 'Hello' })
  await expect.poll(readViews).toEqual(['ApproveTransaction'])
  lintel.actions.close()
  expect(readViews()).toEqual(['ApproveTransaction'])
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('RPC_REQUEST')
  approve(SIGNATURE)
  expect(await signature).toBe(SIGNATURE)
  expect(readViews()).toEqual([])
})

it('does not connect on a network that the frame does not have, and names it', async () => {
  createFakeFrame({
    GET_USER: inTurn({ ...sampleResults.GET_USER, chainId: 'eip155:1' }),
    SWITCH_NETWORK: inTurn(failing(4902)),
  })
  const { lintel, connect } = openApp()
  await expect(connect()).rejects.toMatchObject({
    code: 'embedded-wallet-failed',
    reason: 4902,
    // The frame names its networks there.
    details: 'No',
  })
  expect(getAccount(lintel.store.getState())).toBeNull()
})

it('tells a refusal of the visitor, and takes a request back when the modal is closed by force', async () => {
  const fake = createFakeFrame({ RPC_REQUEST: inTurn(failing(4001, 'No')) })
  const { lintel, connect, readViews } = openApp()
  await connect()
  const sign = () => lintel.actions.signMessage({ message: 'Hello' })
  expect(await failCode(sign())).toBe('request-rejected')
  fake.answers.RPC_REQUEST = () => new Promise(() => undefined)
  const code = failCode(sign())
  await expect.poll(readViews).toEqual(['ApproveTransaction'])
  await expect.poll(() => fake.asked.filter(({ name }) => name === 'RPC_REQUEST')).toHaveLength(2)
  lintel.actions.close({ forced: true })
  expect(await code).toBe('request-rejected')
  expect(lintel.store.getState().pending).toEqual([])
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('RPC_ABORT')
})

it('refuses a method that the wallet never answers, and the modal says so', async () => {
  const fake = createFakeFrame()
  const { lintel, connect, readViews } = openApp()
  await connect()
  const connector = getWagmiConfig(lintel).connectors.find(({ id }) => id === embeddedWalletId)
  const provider = (await connector?.getProvider()) as { request(asked: unknown): Promise<unknown> }
  await expect(provider.request({ method: 'eth_sign', params: [address, '0x00'] })).rejects.toMatchObject({
    code: 4200,
  })
  expect(readViews()).toEqual([])
  await expect.poll(readViews).toEqual(['Account'])
  expect(lintel.store.getState().toast).toMatchObject({ toast: { error: 'method-not-allowed' } })
  expect(fake.asked.some(({ name }) => name === 'RPC_REQUEST')).toBe(false)
})

it('restores the login of the last visit, and shows its address at once', async () => {
  createFakeFrame()
  const first = openApp()
  await first.connect()
  await expect.poll(() => first.storage.getItem('lintel.wagmi.store')).toContain(embeddedWalletId)
  first.lintel.destroy()
  const fake = createFakeFrame()
  const { lintel } = openApp(first.storage)
  expect(getStatus(lintel.store.getState())).toBe('connecting')
  // wagmi reads its storage in a microtask, before the page is drawn.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(getAccount(lintel.store.getState())?.address).toBe(address)
  expect(getStatus(lintel.store.getState())).toBe('reconnecting')
  expect(fake.asked).toEqual([])
  await expect.poll(() => getStatus(lintel.store.getState()), { timeout: 5_000 }).toBe('connected')
  expect(fake.asked.map(({ name }) => name)).toContain('IS_CONNECTED')
  await lintel.actions.disconnect()
  expect(getAccount(lintel.store.getState())).toBeNull()
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('SIGN_OUT')
  expect(lintel.embedded?.getLogin().network).toBeNull()
})

it('is disconnected when the login of the last visit has ended', async () => {
  createFakeFrame()
  const first = openApp()
  await first.connect()
  await expect.poll(() => first.storage.getItem('lintel.wagmi.store')).toContain(embeddedWalletId)
  first.lintel.destroy()
  createFakeFrame({ IS_CONNECTED: inTurn({ isConnected: false }) })
  const { lintel } = openApp(first.storage)
  await expect.poll(() => getStatus(lintel.store.getState()), { timeout: 6_000 }).toBe('disconnected')
  expect(lintel.embedded?.getLogin().email).toBeNull()
})
