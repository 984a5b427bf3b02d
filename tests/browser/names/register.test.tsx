import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { namesEndpoints, namesRequests } from '../../../src/features/names/data/schema.js'
import { createLintel, type Lintel } from '../../../src/headless/index.js'
import { ConnectButton, LintelModal, LintelProvider, type NameResult, useName } from '../../../src/index.js'
import { createFakeService } from '../../../src/services/http/create-fake-service.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  type MockChain,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'
import { Theme } from '../../../src/theme/index.js'

const [me] = sampleAccounts
const zone = 'lintel.test'
/** An hour behind. */
const serverTime = () => Math.floor(Date.now() / 1_000) - 3_600

/** Who has each name, as the service has stored it. */
let owners: Record<string, string>
/** Where the service registers names, what it gives for a message, and whether it is reached. */
let zones: string[]
let nonce: string | undefined
let isOffline: boolean
const checkName = vi.fn()
const registerName = vi.fn()

const profileOf = (name: string) => ({
  name,
  addresses: { '2147483649': { address: owners[name] ?? '' } },
  mirror: 'done' as const,
})

const service = createFakeService(namesEndpoints, namesRequests, {
  listZones: () => ({ zones, networks: ['eip155:1'], serverTime: serverTime(), nonce }),
  getSuggestions: (request) => checkName(request),
  getName({ params: { name } }) {
    if (isOffline) throw new TypeError('Failed to fetch')
    return owners[name] ? profileOf(name) : ([] as [])
  },
  listNames: ({ params: { address } }) =>
    Object.keys(owners)
      .filter((name) => owners[name] === address)
      .map(profileOf),
  registerName,
})

let root: Root
let lintel: Lintel
let mock: MockChain
let shown: NameResult

beforeEach(async () => {
  owners = { [`thief.${zone}`]: '0x1' }
  zones = [zone]
  nonce = undefined
  isOffline = false
  checkName.mockReset().mockImplementation(({ params: { name } }) => ({
    state: owners[name] ? 'taken' : 'free',
    suggestions: [
      { name, registered: name in owners },
      { name: `other.${zone}`, registered: false },
    ],
    serverTime: serverTime(),
  }))
  registerName.mockReset().mockImplementation(({ body }) => {
    const { name } = JSON.parse(body.message)
    owners[name] = body.address
    return profileOf(name)
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(service)
  await start()
})

/** A page with a connected wallet, once it knows the zones. */
async function start() {
  mock = mockChain()
  lintel = createLintel({
    metadata: { name: 'Names' },
    networks: sampleNetworks,
    adapters: [mock],
    storage: createMemoryStorage(),
    dataApi: createFakeDataApi(),
    services: { dataApi: '/data-api' },
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <Theme>
      <LintelProvider lintel={lintel}>
        <ConnectButton />
        <Probe />
        <LintelModal />
      </LintelProvider>
    </Theme>,
  )
  await expect.poll(() => lintel.store.getState().startedAt).not.toBeNull()
  await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
  await expect.poll(() => shown.zones).toEqual(zones)
}

function leave() {
  root.unmount()
  document.querySelector('main')?.remove()
}

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

function Probe() {
  shown = useName()
  return null
}

const field = page.getByRole('textbox', { name: 'Name' })
const register = page.getByRole('button', { name: 'Register' })

/** The modal with this name in its field, which is looked up. */
async function openWith(name: string, status = 'free') {
  lintel.actions.open({ view: 'RegisterAccountName', name })
  await expect.poll(() => shown.state.status).toBe(status)
}

test('a name is looked up 500 ms after the last key, once', async () => {
  lintel.actions.open({ view: 'RegisterAccountName' })
  await expect.element(field).toHaveFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const key of 'NORA') {
    await userEvent.keyboard(key)
    await vi.advanceTimersByTimeAsync(499)
  }
  await expect.element(field).toHaveValue('nora')
  expect(checkName).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => shown.state).toEqual({ status: 'free' })
  expect(checkName.mock.calls.map(([{ params }]) => params.name)).toEqual([`nora.${zone}`])
})

test('an answer that comes late does not count for another name', async () => {
  let answer: (reply: object) => void = () => undefined
  checkName.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  lintel.actions.open({ view: 'RegisterAccountName', name: `early.${zone}` })
  await expect.poll(() => checkName).toHaveBeenCalledOnce()
  await field.fill('thief')
  answer({ state: 'free', suggestions: [], serverTime: serverTime() })
  await expect.poll(() => shown.state.status).toBe('taken')
  await page.getByRole('button', { name: `other.${zone}` }).click()
  await expect.element(field).toHaveValue('other')
})

test('a wallet signs the name with the time of the server, and the name is shown at once', async () => {
  await openWith('nora')
  await register.click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  const [{ body }] = registerName.mock.calls[0] ?? []
  const { name, timestamp, ...rest } = JSON.parse(body.message)
  expect({ name, rest }).toEqual({ name: `nora.${zone}`, rest: { attributes: {} } })
  expect(Math.abs(timestamp - serverTime())).toBeLessThanOrEqual(2)
  expect(body).toMatchObject({ coin_type: 0x8000_0001, address: me })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: new RegExp(`^nora.${zone}`) }).first()).toBeVisible()
})

test('a declined signature and a message that is too old keep the name, and one press signs again', async () => {
  mock.control.fail('signMessage', 'request-rejected')
  await openWith('nora')
  await register.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You declined the signature.')
  mock.control.succeed('signMessage')
  registerName.mockImplementationOnce(() =>
    Response.json({ status: 'FAILED', reasons: [{ field: 'timestamp', description: '11 s off' }] }, { status: 400 }),
  )
  await register.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('That took too long.')
  await expect.element(field).toHaveValue('nora')
  await page.getByRole('button', { name: 'Sign again' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
})

test('free at the check, taken at the submit: the name is kept, with suggestions', async () => {
  await openWith('nora')
  registerName.mockImplementationOnce(() => {
    owners[`nora.${zone}`] = '0x1'
    return Response.json({ status: 'FAILED', reasons: [{ field: 'taken', description: 'nora' }] }, { status: 400 })
  })
  await register.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody has just taken it.')
  await expect.element(field).toHaveValue('nora')
  await expect.element(page.getByRole('button', { name: `other.${zone}` })).toBeVisible()
})

test('the reply is lost after the server has stored the name: it counts as registered', async () => {
  await openWith('nora')
  registerName.mockImplementationOnce(({ body }) => {
    owners[`nora.${zone}`] = body.address
    throw new TypeError('Failed to fetch')
  })
  await register.click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  expect(registerName).toHaveBeenCalledOnce()
})

test('offline after signing: the next press asks the server first, and signs nothing for a name of one’s own', async () => {
  await openWith('nora')
  registerName.mockImplementationOnce(({ body }) => {
    owners[`nora.${zone}`] = body.address
    isOffline = true
    throw new TypeError('Failed to fetch')
  })
  await register.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You have signed, and the answer was lost.')
  await expect.element(field).toHaveValue('nora')
  isOffline = false
  await register.click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  expect(mock.control.calls.filter(({ call }) => call === 'signMessage')).toHaveLength(1)
})

test('the modal is closed while the name is sent: the name is kept, and a toast says when it is registered', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  registerName.mockImplementationOnce(async ({ body }) => {
    await answered
    owners[`nora.${zone}`] = body.address
    return profileOf(`nora.${zone}`)
  })
  await openWith('nora')
  await register.click()
  await expect.poll(() => registerName).toHaveBeenCalledOnce()
  lintel.actions.close()
  lintel.actions.open({ view: 'RegisterAccountName' })
  await expect.element(field).toHaveValue('nora')
  lintel.actions.close()
  answer()
  await expect.element(page.getByText(`nora.${zone} is yours`)).toBeVisible()
})

test('with several zones the chosen one is looked up, signed and registered', async () => {
  zones = [zone, 'people.test']
  leave()
  await start()
  await openWith('nora')
  await page.getByRole('button', { name: 'people.test' }).click()
  await expect.poll(() => shown.state.status).toBe('free')
  await register.click()
  await expect.element(page.getByRole('heading', { name: /nora\.people\.test.* is yours/ })).toBeVisible()
  expect(Object.keys(owners)).toContain('nora.people.test')
})

test('a nonce of the server is in each message', async () => {
  nonce = 'n-1'
  leave()
  await start()
  await openWith('nora')
  await register.click()
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  expect(JSON.parse(registerName.mock.calls[0]?.[0].body.message)).toMatchObject({ nonce: 'n-1' })
})

test('the settings of an account lead to names only where the data API has zones', async () => {
  const row = page.getByRole('button', { name: 'Choose a name' })
  lintel.actions.open({ view: 'AccountSettings' })
  await expect.element(row).toBeVisible()
  zones = []
  leave()
  await start()
  lintel.actions.open({ view: 'AccountSettings' })
  await expect.poll(() => lintel.store.getState().names.zones?.zones).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(row.query()).toBeNull()
})

test('a name whose state is not known is read before the wallet is asked', async () => {
  checkName.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  owners[`nora.${zone}`] = '0x1'
  await openWith('nora', 'unknown')
  await register.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody has just taken it.')
  expect(mock.control.calls.filter(({ call }) => call === 'signMessage')).toEqual([])
})

test('without an account nothing is registered', async () => {
  await lintel.actions.disconnect()
  await expect.poll(() => shown.address).toBe('')
  await expect(shown.register()).rejects.toMatchObject({ details: 'Address or auth connector not found' })
})
