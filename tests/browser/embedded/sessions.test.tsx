import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MAX_REVOKED, sessionsEndpoints, sessionsRequests } from '../../../src/features/sessions/data/schema.js'
import { type SessionsResult, useSessions } from '../../../src/index.js'
import { createFakeService } from '../../../src/services/http/create-fake-service.js'
import { createFakeDataApi } from '../../../src/testing/index.js'
import { failing } from './fixtures/fake-frame.js'
import { openConnected } from './fixtures/open-app.js'
import { createSmartFrame, keyAddress, type SmartFrame, smartAddress } from './fixtures/smart-frame.js'

const slow = { timeout: 8_000 }
const origin = 'https://harbor.example'
const now = () => Math.floor(Date.now() / 1_000)

/** The sessions that the data API has for `key`. */
let listed: ReturnType<typeof createListed>[]
let key: string | null
let frame: SmartFrame
let shown: SessionsResult

function createListed(pci: string, changes: object = {}) {
  return {
    project: { id: origin, name: 'harbor.example', url: origin },
    ...{ pci, createdAt: now() - 60, expiry: now() + 3_600, chainId: 'eip155:31337', account: smartAddress },
    permissions: [{ type: 'native-token-transfer', data: { allowance: `0x${(10n ** 18n).toString(16)}` } }],
    policies: [],
    status: 'active' as 'active' | 'ending' | 'revoked',
    remaining: { left: `${10n ** 17n}`, of: `${10n ** 18n}` },
    ...changes,
  }
}

const listSessions = vi.fn(() => ({ pcis: listed }))
const service = createFakeService(sessionsEndpoints, sessionsRequests, { listSessions })
/** Who waits for the visitor in the frame: each press answers one. */
const revoke = vi.fn()

beforeEach(() => {
  listed = [createListed('0xa'), createListed('0xb', { expiry: now() + 7_200 })]
  key = 'first'
  listSessions.mockClear()
  revoke.mockReset().mockResolvedValue({})
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/v1/sessions/')) return fetch(input, init)
    const authorization = new Headers(init?.headers).get('authorization')
    if (authorization !== `Bearer ${key}`) return new Response('{}', { status: 401 })
    return service(input, init)
  })
  frame = createSmartFrame()
  frame.answers.RPC_REQUEST = ({ method, params, chainId }) => {
    if (method === 'lintel_getSessionsKey') return key === null ? null : { key }
    if (method === 'wallet_revokeExecutionPermission') return revoke(params, chainId)
    return failing(4200)
  }
})

afterEach(() => vi.restoreAllMocks())

function Probe() {
  shown = useSessions()
  return null
}

async function open(features: object = { smartSessions: true }) {
  const lintel = await openConnected(<Probe />, { features, dataApiUrl: '/data-api', dataApi: createFakeDataApi() })
  return lintel
}

/** How often the frame was asked for a key. */
const countKeys = () => frame.asked.filter(({ payload }) => JSON.stringify(payload)?.includes('SessionsKey')).length
const row = (name: RegExp) => page.getByRole('button', { name })
const rows = () => page.getByRole('button', { name: /^harbor\.example/ }).elements()

it('lists what the account has granted to the page, from the row in Account on', async () => {
  const lintel = await open()
  lintel.actions.open({ view: 'Account' })
  await page.getByRole('button', { name: /^Smart sessions/ }).click(slow)
  await expect.element(page.getByRole('dialog', { name: 'Smart sessions' }), slow).toBeVisible()
  await expect.poll(() => rows().length, slow).toBe(2)
  await expect.element(row(/Up to 1.ETH in all 0\.1.ETH left Ends in/).first()).toBeVisible()
  expect(shown.address).toBe(smartAddress)
})

it('off by default: nothing is asked, no row leads there, and the view is refused with the name of the option', async () => {
  const lintel = await open({})
  lintel.actions.open({ view: 'Account' })
  await expect.element(page.getByRole('button', { name: /^Upgrade your wallet/ }), slow).toBeVisible()
  expect(page.getByRole('button', { name: /^Smart sessions/ }).elements()).toEqual([])
  expect(() => lintel.actions.open({ view: 'SmartSessions' })).toThrow('`features.smartSessions`')
  expect(shown.isOffered).toBe(false)
  expect(countKeys()).toBe(0)
})

it('no row leads there from the account of the key, and the view says why', async () => {
  frame.type = 'eoa'
  const lintel = await open()
  lintel.actions.open({ view: 'Account' })
  await expect.element(page.getByRole('button', { name: /^Upgrade your wallet/ }), slow).toBeVisible()
  expect(shown.address).toBe(keyAddress)
  expect(page.getByRole('button', { name: /^Smart sessions/ }).elements()).toEqual([])
  lintel.actions.open({ view: 'SmartSessions' })
  await expect.element(page.getByText(/^Only a smart account/), slow).toBeVisible()
  await page.getByRole('button', { name: 'Choose an account' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Smart account' }), slow).toBeVisible()
  expect(listSessions).not.toHaveBeenCalled()
})

it('a wallet that gives no key lists nothing, and the data API is not asked', async () => {
  key = null
  const lintel = await open()
  lintel.actions.open({ view: 'SmartSessions' })
  await expect.element(page.getByText('Your wallet does not list its sessions here.'), slow).toBeVisible()
  expect(listSessions).not.toHaveBeenCalled()
})

it('a key that is refused is asked for again', async () => {
  await open()
  await expect.poll(() => shown.data?.length, slow).toBe(2)
  key = 'second'
  void shown.refetch()
  await expect.poll(() => countKeys(), slow).toBe(2)
  await expect.poll(() => shown.error).toBeNull()
})

it('ends one: ending until the wallet says that it is in a block, and never active again', async () => {
  const lintel = await open()
  let answer = (_: object) => {}
  revoke.mockImplementation(() => {
    listed = [createListed('0xa', { status: 'ending' }), createListed('0xb')]
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  lintel.actions.open({ view: 'SmartSessionDetail', id: '0xa' })
  await page.getByRole('button', { name: 'End session' }).click(slow)
  await expect.poll(() => shown.data?.find(({ pci }) => pci === '0xa')?.status, slow).toBe('ending')
  expect(revoke).toHaveBeenCalledExactlyOnceWith([{ pcis: ['0xa'] }], 'eip155:31337')
  // The list lags behind the wallet.
  listed = [createListed('0xa'), createListed('0xb')]
  answer({})
  await expect.element(page.getByText(/^You ended this session\./), slow).toBeVisible()
  await expect
    .poll(() => shown.data?.map(({ pci, status }) => `${pci} ${status}`))
    .toEqual(['0xb active', '0xa revoked'])
})

it('ends all by one request; one that fails is active, with the reason', async () => {
  const lintel = await open()
  revoke.mockImplementation(() => {
    listed = listed.map((one) => ({ ...one, revocation: { askedAt: 1, error: 'dropped' } }))
    return failing(-32003)
  })
  lintel.actions.open({ view: 'SmartSessions' })
  await page.getByRole('button', { name: 'End all' }).click(slow)
  await expect.element(row(/Not ended$/).first(), slow).toBeVisible()
  expect(revoke).toHaveBeenCalledExactlyOnceWith([{ pcis: ['0xa', '0xb'] }], 'eip155:31337')
  // What the service saw counts as soon as the list is read again.
  await expect
    .poll(() => shown.data?.map(({ status, problem }) => `${status} ${problem}`), slow)
    .toEqual(['active dropped', 'active dropped'])
  await row(/Not ended$/)
    .first()
    .click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It came into no block.')
})

it('asks the frame for as many at once as it takes', async () => {
  listed = Array.from({ length: MAX_REVOKED + 1 }, (_, index) => createListed(`0x${index}`))
  await open()
  await expect.poll(() => shown.data?.length, slow).toBe(MAX_REVOKED + 1)
  expect(await shown.endAll()).toBe(true)
  expect(revoke.mock.calls.map(([[{ pcis }]]) => pcis.length)).toEqual([MAX_REVOKED, 1])
})

it('says that a session has ended only when it can no longer act', async () => {
  listed = [createListed('0xa', { status: 'ending' }), createListed('0xb', { status: 'revoked', revokedAt: now() })]
  await open()
  await expect.poll(() => shown.data?.length, slow).toBe(2)
  const answers = await Promise.all([shown.end('0xa'), shown.end('0xb'), shown.end('0xc'), shown.endAll()])
  expect(answers).toEqual([false, true, false, false])
  expect(revoke).not.toHaveBeenCalled()
})

it('leads to the sessions of all apps, which the frame shows and the page does not learn', async () => {
  listed = []
  revoke.mockReturnValue(failing(4100))
  const lintel = await open()
  lintel.actions.open({ view: 'SmartSessions' })
  await page.getByRole('button', { name: 'Sessions of all apps' }).click(slow)
  await expect.element(page.getByText('No app has a session on this network.'), slow).toBeVisible()
  expect(revoke).toHaveBeenCalledExactlyOnceWith([{ all: true }], 'eip155:31337')
})

it('declined, nothing has ended', async () => {
  await open()
  await expect.poll(() => shown.data?.length, slow).toBe(2)
  revoke.mockReturnValue(failing(4001))
  expect(await shown.endAll()).toBe(false)
  await expect
    .poll(() => shown.data?.map(({ status, problem }) => `${status} ${problem}`))
    .toEqual(['active declined', 'active declined'])
})

it('moves to Ended when it expires while the view is open, by the keyboard as well', async () => {
  listed = [createListed('0xa', { expiry: now() + 3 })]
  const lintel = await open()
  lintel.actions.open({ view: 'SmartSessions' })
  await expect.element(row(/Ends/), slow).toBeVisible()
  expect(page.getByRole('heading', { name: 'Ended' }).elements()).toEqual([])
  await expect.element(row(/Expired$/), slow).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Ended' })).toBeVisible()
  expect(page.getByRole('button', { name: 'End all' }).elements()).toEqual([])
  row(/Expired$/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^The time of this session is over\./), slow).toBeVisible()
})

it('the service fails: the list says so, and one press reads it again', async () => {
  listSessions.mockImplementation(() => Response.json({ status: 'FAILED', reasons: [] }, { status: 503 }) as never)
  const lintel = await open()
  lintel.actions.open({ view: 'SmartSessions' })
  await expect.element(page.getByRole('heading', { name: 'Sessions not loaded' }), slow).toBeVisible()
  listSessions.mockImplementation(() => ({ pcis: listed }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows().length, slow).toBe(2)
})
