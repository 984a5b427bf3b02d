import { type Hex, zeroAddress } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import {
  decodeDelegation,
  encodeDelegation,
  hashDelegation,
  listCaveats,
  rootAuthority,
} from '../../../../../src/embedded/smart-account/delegation.js'
import { createSessionsClient } from '../../../../../wallets/embedded/sessions/create-sessions-client.js'
import { createPendingGrants } from '../../../../../wallets/embedded/sessions/pending-grants.js'

const account: Hex = `0x${'11'.repeat(20)}`
const place = { account, chainId: 'eip155:31337' }
const app = 'https://app.example'
const now = () => Math.floor(Date.now() / 1_000)

/** Whether the data API stores what is sent to it. A page can use up the limit that it shares with the frame. */
let isStoring: boolean
let stored: string[]
let entries: Map<string, string>

beforeEach(() => {
  isStoring = false
  stored = []
  entries = new Map()
})

/** The client of a frame that was opened anew, with the storage of the ones before. */
function open(origin = app) {
  const storage: Storage = {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
  return createSessionsClient({
    dataApiUrl: 'https://data.example',
    projectId: null,
    origin,
    readSecret: async () => 'secret',
    kept: createPendingGrants(storage),
    async send(_input, init) {
      if (init?.method !== 'POST') return Response.json({ pcis: [] })
      if (!isStoring) return Response.json({}, { status: 429 })
      stored.push(JSON.parse(String(init.body)).context)
      return Response.json({ pci: '0x' })
    },
  })
}

async function createGrant(client = open(), expiry = now() + 3_600) {
  const delegation = {
    ...{ delegate: zeroAddress, delegator: account, authority: rootAuthority },
    caveats: listCaveats({ allowance: { kind: 'native', amount: 1n }, expiry }),
    salt: BigInt(entries.size),
  }
  const context = encodeDelegation({ ...delegation, signature: `0x${'22'.repeat(65)}` })
  return { ...place, context, origin: await client.createOrigin() }
}

const readPci = (context: Hex) => hashDelegation(decodeDelegation(context) ?? expect.fail('Not a delegation.'))

test('a grant that the data API did not store is listed by the frame, also once it is opened anew', async () => {
  const grant = await createGrant()
  await expect(open().store(grant)).rejects.toThrow('429')
  const pci = readPci(grant.context)
  const shown = [{ pci, origin: app, context: grant.context, isOpen: true }]
  expect(await open().listAll(place)).toMatchObject(shown)
  expect(await open().listOwn(place)).toMatchObject(shown)
  expect(await open('https://other.example').listOwn(place)).toEqual([])
  expect(await open().listAll({ ...place, chainId: 'eip155:1' })).toEqual([])
  expect(await open().listAll({ ...place, account: zeroAddress })).toEqual([])
})

test('it is sent again by the next opening, and kept no longer once it is stored', async () => {
  const grant = await createGrant()
  await expect(open().store(grant)).rejects.toThrow('429')
  await open().sendPending()
  expect(entries.size).toBe(1)
  isStoring = true
  await open().sendPending()
  expect(stored).toEqual([grant.context])
  expect(entries.size).toBe(0)
})

test('it is sent again by the next list', async () => {
  const client = open()
  await expect(client.store(await createGrant(client))).rejects.toThrow('429')
  isStoring = true
  await client.listAll(place)
  await expect.poll(() => entries.size).toBe(0)
})

test('what has ended or expired is not listed', async () => {
  const grants = [await createGrant(open(), now() - 1), await createGrant()]
  for (const grant of grants) await expect(open().store(grant)).rejects.toThrow('429')
  const [only, ...others] = await open().listAll(place)
  expect([only?.context, others]).toEqual([grants[1]?.context, []])
  open().forget([only?.pci ?? '0x'])
  expect(await open().listAll(place)).toEqual([])
})

test('nothing more is granted while 50 are not stored', async () => {
  for (let index = 0; index < 50; index++)
    await open()
      .store(await createGrant())
      .catch(() => undefined)
  expect(entries.size).toBe(50)
  await expect(open().createOrigin()).rejects.toMatchObject({ code: -32603 })
})
