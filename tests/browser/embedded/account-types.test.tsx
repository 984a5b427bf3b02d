import { expect, it, onTestFinished, vi } from 'vitest'
import { getConnection as getWagmiConnection, sendTransaction, switchChain } from 'wagmi/actions'
import { eip155, getWagmiConfig } from '../../../src/chains/eip155/index.js'
import { getInternals } from '../../../src/core/actions/internals.js'
import type { KeyValueStorage, LintelError, Siwx } from '../../../src/core/index.js'
import { embeddedWalletId } from '../../../src/core/model/embedded-wallet.js'
import { getAccount, getConnection, getSession, getStatus } from '../../../src/core/selectors.js'
import { embedded } from '../../../src/embedded/index.js'
import { createLintel } from '../../../src/index.js'
import { wait } from '../../../src/rules/async/wait.js'
import { createFakeSignIn, createMemoryStorage } from '../../../src/testing/index.js'
import { failing } from './fixtures/fake-frame.js'
import { createSmartFrame, keyAddress, smartAddress } from './fixtures/smart-frame.js'

const HASH = `0x${'7'.repeat(64)}`

const toNetwork = (id: number) => ({
  id,
  name: `Local ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
})

function openApp({ storage = createMemoryStorage(), siwx }: { storage?: KeyValueStorage; siwx?: Siwx } = {}) {
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: [toNetwork(31337), toNetwork(31338)],
    adapters: [eip155()],
    embedded: embedded(),
    services: { frame: `${window.location.origin}/tests/browser/embedded/fixtures/frame.html` },
    projectId: 'harbor',
    storage,
    debug: false,
    ...(siwx && { siwx }),
  })
  lintel.start()
  onTestFinished(() => lintel.destroy())
  const config = getWagmiConfig(lintel)
  return {
    lintel,
    config,
    storage,
    connect: () => lintel.actions.connect({ connectorId: embeddedWalletId }),
    setType: (type: 'eoa' | 'smartAccount') => lintel.embedded?.setAccountType(type) ?? Promise.reject(),
    readAddresses: () => [getAccount(lintel.store.getState())?.address, getWagmiConnection(config).address],
  }
}

const readStored = (storage: KeyValueStorage) => JSON.parse(storage.getItem('lintel.accountTypes') ?? 'null')?.value

it('is the smart account at first, and the other one for Lintel, wagmi and the provider after a choice', async () => {
  const fake = createSmartFrame()
  const { lintel, config, storage, connect, setType, readAddresses } = openApp()
  expect(await connect()).toMatchObject({ address: smartAddress, type: 'smartAccount' })
  expect(getConnection(lintel.store.getState())?.accounts).toEqual([
    { address: smartAddress, type: 'smartAccount' },
    { address: keyAddress, type: 'eoa' },
  ])
  expect(fake.asked.find(({ name }) => name === 'GET_USER')?.payload).toEqual({ chainId: 'eip155:31337' })
  expect(readStored(storage)).toBeUndefined()
  const connector = config.connectors.find(({ id }) => id === embeddedWalletId)
  const provider = (await connector?.getProvider()) as { on(name: string, listener: (data: unknown) => void): void }
  const changed = vi.fn()
  provider.on('accountsChanged', changed)
  await setType('eoa')
  expect(readAddresses()).toEqual([keyAddress, keyAddress])
  expect(await connector?.getAccounts()).toEqual([keyAddress])
  expect(changed).toHaveBeenCalledExactlyOnceWith([keyAddress])
  expect(lintel.embedded?.getUser()).toMatchObject({ address: keyAddress, accountType: 'eoa' })
  expect(getConnection(lintel.store.getState())?.accounts[0]).toEqual({ address: keyAddress, type: 'eoa' })
  expect(readStored(storage)).toEqual({ eip155: 'eoa' })
})

it('promise 9: the preferred account type survives a reload', async () => {
  createSmartFrame()
  const first = openApp()
  await first.connect()
  await first.setType('eoa')
  await expect.poll(() => first.storage.getItem('lintel.wagmi.store')).toContain(keyAddress)
  first.lintel.destroy()
  const fake = createSmartFrame()
  const { lintel, readAddresses } = openApp({ storage: first.storage })
  await expect.poll(() => getStatus(lintel.store.getState()), { timeout: 5_000 }).toBe('connected')
  expect(readAddresses()).toEqual([keyAddress, keyAddress])
  expect(fake.asked.find(({ name }) => name === 'GET_USER')?.payload).toMatchObject({ preferredAccountType: 'eoa' })
  expect(lintel.embedded?.getUser()?.accountType).toBe('eoa')
})

it('is followed by another tab, which writes nothing', async () => {
  createSmartFrame()
  const here = openApp()
  await here.connect()
  const there = openApp({ storage: here.storage })
  await expect.poll(() => getStatus(there.lintel.store.getState()), { timeout: 5_000 }).toBe('connected')
  await here.setType('eoa')
  const written = here.storage.getItem('lintel.accountTypes')
  const write = vi.spyOn(here.storage, 'setItem')
  getInternals(there.lintel).followStorage()
  await expect.poll(there.readAddresses, { timeout: 500 }).toEqual([keyAddress, keyAddress])
  expect(write.mock.calls.filter(([key]) => key === 'lintel.accountTypes')).toEqual([])
  expect(here.storage.getItem('lintel.accountTypes')).toBe(written)
})

it('keeps what was chosen last when two changes run at once', async () => {
  const fake = createSmartFrame()
  const { storage, connect, setType, readAddresses } = openApp()
  await connect()
  const slow = fake.answers.SET_PREFERRED_ACCOUNT
  let isFirst = true
  fake.answers.SET_PREFERRED_ACCOUNT = async (payload, id) => {
    const waits = isFirst
    isFirst = false
    if (waits) await wait(100)
    if (!slow) throw new Error('The frame has an answer.')
    return slow(payload, id)
  }
  await Promise.all([setType('eoa'), setType('smartAccount')])
  expect(readAddresses()).toEqual([smartAddress, smartAddress])
  expect([fake.type, readStored(storage)]).toEqual(['smartAccount', { eip155: 'smartAccount' }])
})

it('changes nothing when the frame refuses', async () => {
  const fake = createSmartFrame()
  const { lintel, storage, connect, setType, readAddresses } = openApp()
  await connect()
  fake.answers.SET_PREFERRED_ACCOUNT = () => failing('service-unavailable')
  const failed = await setType('eoa').catch((error: LintelError) => error.code)
  expect(failed).toBe('embedded-wallet-failed')
  expect(readAddresses()).toEqual([smartAddress, smartAddress])
  expect([readStored(storage), lintel.embedded?.getUser()?.accountType]).toEqual([undefined, 'smartAccount'])
})

it('has the address of the key on a network without smart accounts, told in one event', async () => {
  createSmartFrame(['eip155:31337'])
  const { lintel, config, connect, setType, readAddresses } = openApp()
  await connect()
  const seen: (string | undefined)[] = []
  const stop = config.subscribe(
    ({ connections }) => [...connections.values()].map(({ accounts, chainId }) => `${accounts[0]} ${chainId}`)[0],
    (connection) => seen.push(connection),
  )
  onTestFinished(stop)
  await switchChain(config, { chainId: 31338 })
  expect(readAddresses()).toEqual([keyAddress, keyAddress])
  expect(seen).toEqual([`${keyAddress} 31338`])
  expect(lintel.embedded?.getUser()).toMatchObject({ accountType: 'eoa', network: 'eip155:31338' })
  await expect(setType('smartAccount')).rejects.toMatchObject({ reason: 4200 })
  await switchChain(config, { chainId: 31337 })
  expect(readAddresses()).toEqual([smartAddress, smartAddress])
})

it('does not take the sign-in of one address for the other, and ends both when the wallet is disconnected', async () => {
  createSmartFrame()
  const signIn = createFakeSignIn({ required: false })
  const { data } = await signIn.createMessage({ accountAddress: smartAddress, chainId: 'eip155:31337' })
  await signIn.setSessions([{ data, message: '', signature: '0x' }])
  const { lintel, connect, setType } = openApp({ siwx: signIn })
  const readSignIn = () => getSession(lintel.store.getState())?.data.accountAddress ?? null
  const readChecked = () => lintel.store.getState().signIn.checked
  await connect()
  await expect.poll(readSignIn).toBe(smartAddress)
  await setType('eoa')
  await expect.poll(readChecked).toBe(`eip155:31337:${keyAddress}`)
  expect(readSignIn()).toBeNull()
  expect(signIn.control.sessions).toHaveLength(1)
  await lintel.actions.disconnect()
  await expect.poll(() => signIn.control.sessions).toEqual([])
})

it('reads whether the smart account is deployed again once a transaction is in a block', async () => {
  const fake = createSmartFrame()
  const { lintel, config, connect } = openApp()
  await connect()
  fake.answers.RPC_REQUEST = ({ method }) => {
    if (method === 'eth_sendTransaction') fake.isDeployed = true
    return method === 'eth_sendTransaction' ? HASH : '0x1'
  }
  const readDeployed = () => lintel.embedded?.getUser()?.smartAccountDeployed
  expect(readDeployed()).toBe(false)
  await sendTransaction(config, { to: keyAddress as `0x${string}`, value: 1n, gas: 21_000n })
  await expect.poll(readDeployed).toBe(true)
})
