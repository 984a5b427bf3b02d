import { eq } from 'drizzle-orm'
import { encodeFunctionData, erc20Abi, type Hex, sha256, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readArtifact } from '../../../../../servers/chains/contents/plan/read-compiled.js'
import { sessions } from '../../../../../servers/data-api/sessions/database/schema.js'
import { sessionsDefinition } from '../../../../../servers/data-api/sessions/database/sessions-definition.js'
import type { Database } from '../../../../../servers/database/database.js'
import {
  decodeDelegation,
  encodeDelegation,
  LAST_EXPIRY,
  listCaveats,
  type SignedDelegation,
} from '../../../../../src/embedded/smart-account/delegation.js'
import { writeRevocation } from '../../../../../src/features/sessions/data/schema.js'
import { deriveSessionKeys } from '../../../../../wallets/embedded/sessions/derive-session-keys.js'
import { type ExecutionWorld, startExecutionWorld } from '../../../wallets/embedded/rpc/execution-world.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { app, bearer, delegate, openSessionOffice, redeem, type SessionOffice } from '../fixtures/session-office.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let databases: TestDatabases
let database: Database
let world: ExecutionWorld
let office: SessionOffice
beforeAll(async () => {
  databases = await createTestDatabases(sessionsDefinition).postgres.start()
  ;[database, world] = await Promise.all([databases.open(), startExecutionWorld()])
  office = await openSessionOffice(world, () => database)
})
afterAll(async () => {
  office.close()
  await Promise.all([world.close(), database.close()])
  await databases.close()
})

const newReceiver = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as Hex
const native = (amount: Hex = '0x10') => ['native-token-transfer', { allowance: amount }] as const

describe('the life of a session', () => {
  test('what is left, when it was used and that it was ended are read from the chain', async () => {
    const visitor = await office.createVisitor()
    const granted = await visitor.grant(...native(), { uses: 3 })
    const [fresh, ...others] = await visitor.list()
    expect(others).toEqual([])
    expect(fresh).toMatchObject({
      project: { id: app, name: 'app.example', url: app },
      pci: granted.pci,
      chainId: 'eip155:31337',
      account: visitor.account,
      signer: { type: 'account', data: { address: delegate } },
      permissions: [{ type: 'native-token-transfer', data: { allowance: '0x10' } }],
      policies: [{ type: 'call-limit', data: { count: 3 } }],
      status: 'active',
      remaining: { left: '16', of: '16' },
      uses: { left: '3', of: '3' },
      lastUsedAt: null,
    })
    expect(fresh).not.toHaveProperty('context')

    await redeem(world, granted, { to: newReceiver(), value: 9n })
    const used = Number((await world.client.getBlock()).timestamp)
    expect(await visitor.list()).toMatchObject([
      { status: 'active', remaining: { left: '7', of: '16' }, uses: { left: '2', of: '3' }, lastUsedAt: used },
    ])

    expect(await visitor.end([granted.pci])).toEqual({})
    const [ended] = await visitor.list()
    expect(ended).toMatchObject({ status: 'revoked', revokedAt: expect.any(Number), lastUsedAt: used })
    expect(ended).not.toHaveProperty('remaining')
    await expect(redeem(world, { ...granted, accountMeta: [] }, { to: newReceiver(), value: 1n })).rejects.toThrow(
      'CannotUseADisabledDelegation',
    )
  })

  test('an amount of each week is renewed, and what was left of the week before is not added', async () => {
    const visitor = await office.createVisitor()
    const token = await deployToken(visitor.account)
    const week = 604_800
    const start = Number((await world.client.getBlock()).timestamp) - 10
    const data = { tokenAddress: token, periodAmount: '0x14', periodDuration: week, startTime: start }
    const granted = await visitor.grant('erc20-token-periodic', data, { lasts: 3 * week })
    const pay = (amount: bigint, is: typeof granted = { ...granted, accountMeta: [] }) =>
      redeem(world, is, {
        to: token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [delegate, amount] }),
      })
    await pay(15n, granted)
    const [session] = await visitor.list()
    expect(session).toMatchObject({
      permissions: [{ type: 'erc20-token-periodic', data: { ...data, tokenAddress: expect.any(String) } }],
      remaining: { left: '5', of: '20', period: { seconds: week, endsAt: start + week } },
    })
    await expect(pay(6n)).rejects.toThrow('transfer-amount-exceeded')

    const snapshot = await world.client.snapshot()
    await world.client.setNextBlockTimestamp({ timestamp: BigInt(start + week) })
    await world.client.mine({ blocks: 1 })
    expect(await visitor.list()).toMatchObject([{ remaining: { left: '20', period: { endsAt: start + 2 * week } } }])
    await pay(20n)
    await expect(pay(1n)).rejects.toThrow('transfer-amount-exceeded')
    await world.client.revert({ id: snapshot })
  })

  test('it ends with its time', async () => {
    const visitor = await office.createVisitor()
    const granted = await visitor.grant(...native(), { lasts: 100 })
    expect(await visitor.list()).toMatchObject([{ status: 'active' }])
    const snapshot = await world.client.snapshot()
    const { timestamp } = await world.client.getBlock()
    await world.client.setNextBlockTimestamp({ timestamp: timestamp + 101n })
    await world.client.mine({ blocks: 1 })
    const [session] = await visitor.list()
    expect(session).toMatchObject({ status: 'expired' })
    expect(session).not.toHaveProperty('remaining')
    await expect(redeem(world, granted, { to: newReceiver(), value: 1n })).rejects.toThrow('expired')
    await world.client.revert({ id: snapshot })
  })

  test('ended ones are listed for 30 days', async () => {
    const visitor = await office.createVisitor()
    const granted = await visitor.grant(...native(), { lasts: 365 * 86_400 })
    await visitor.end([granted.pci])
    expect(await visitor.list()).toHaveLength(1)
    office.clock.ahead = 29 * 86_400_000
    expect(await visitor.list()).toHaveLength(1)
    office.clock.ahead = 31 * 86_400_000
    expect(await visitor.list()).toEqual([])
    office.clock.ahead = 0
  })

  test('a hundred are listed, and end by one operation for each fifty', async () => {
    const visitor = await office.createVisitor()
    const granted = []
    for (let index = 0; index < 100; index++) granted.push(await visitor.grant(...native()))
    expect(await visitor.list()).toHaveLength(100)
    visitor.signed.length = 0
    const pcis = granted.map(({ pci }) => pci)
    await expect(visitor.end(pcis)).rejects.toMatchObject({ code: -32602 })
    await visitor.end(pcis.slice(0, 50))
    await visitor.end(pcis.slice(50))
    expect(visitor.signed).toEqual(['sign-user-operation', 'sign-user-operation'])
    const list: { status: string }[] = await visitor.list()
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['revoked']))
  })
})

describe('the end of a session', () => {
  test('it is ending until the operation is in a block, and a use until then succeeds', async () => {
    const visitor = await office.createVisitor()
    const granted = await visitor.grant(...native())
    await redeem(world, granted, { to: newReceiver(), value: 1n })
    await world.client.setAutomine(false)
    await world.client.setIntervalMining({ interval: 0 })
    const ending = visitor.end([granted.pci])
    try {
      await expect.poll(async () => (await visitor.list())[0].status, { timeout: 20_000 }).toBe('ending')
      const [{ revocation, remaining }] = await visitor.list()
      expect(revocation).toMatchObject({ operation: expect.stringMatching(/^0x/), error: null })
      expect(remaining).toEqual({ left: '15', of: '16' })
    } finally {
      await world.client.setAutomine(true)
      await world.client.mine({ blocks: 1 })
    }
    expect(await ending).toEqual({})
    expect(await visitor.list()).toMatchObject([{ status: 'revoked' }])
    await expect(redeem(world, { ...granted, accountMeta: [] }, { to: newReceiver(), value: 1n })).rejects.toThrow(
      'CannotUseADisabledDelegation',
    )
  })

  test('an operation that comes into no block leaves it active, with the error, and the same proof again changes nothing', async () => {
    const visitor = await office.createVisitor()
    const granted = await visitor.grant(...native())
    const { body } = await signEnd(visitor, [granted.pci], `0x${'ab'.repeat(32)}`)
    const tell = () => office.call(`/v1/sessions/${visitor.account}/revoke`, { body })
    expect((await tell()).status).toBe(200)
    expect(await visitor.list()).toMatchObject([{ status: 'ending' }])
    office.clock.ahead = 301_000
    expect(await visitor.list()).toMatchObject([{ status: 'active', revocation: { error: 'dropped' } }])
    expect((await tell()).status).toBe(200)
    expect(await visitor.list()).toMatchObject([{ status: 'active', revocation: { error: 'dropped' } }])
    office.clock.ahead = 0
    // The visitor tries again.
    await visitor.end([granted.pci])
    expect(await visitor.list()).toMatchObject([{ status: 'revoked' }])
    expect((await tell()).status).toBe(200)
    expect(await visitor.list()).toMatchObject([{ status: 'revoked' }])
  })

  test('an operation whose calls revert leaves it active, with the error', async () => {
    const visitor = await office.createVisitor()
    const { pci } = await visitor.grant(...native())
    await expect(visitor.endInVain([pci])).rejects.toMatchObject({ code: -32003 })
    expect(await visitor.list()).toMatchObject([{ status: 'active', revocation: { error: 'reverted' } }])
    await visitor.end([pci])
    expect(await visitor.list()).toMatchObject([{ status: 'revoked' }])
  })

  test('one that has ended already is not in the operation of the others', async () => {
    const visitor = await office.createVisitor()
    const [one, other] = [await visitor.grant(...native()), await visitor.grant(...native())]
    await visitor.end([one.pci])
    await expect(visitor.end([one.pci])).rejects.toMatchObject({ code: 4100 })
    await visitor.end([one.pci, other.pci])
    expect(await visitor.list()).toMatchObject([{ status: 'revoked' }, { status: 'revoked' }])
  })
})

describe('a thief', () => {
  test('who asks without a key, or with that of another origin or account, lists nothing', async () => {
    const [visitor, other] = [await office.createVisitor(), await office.createVisitor()]
    await visitor.grant(...native())
    const path = `/v1/sessions/${visitor.account}`
    const origin = { origin: app }
    for (const headers of [
      origin,
      { ...origin, authorization: 'Bearer x' },
      { ...origin, authorization: visitor.secret },
    ]) {
      const { status, body } = await office.call(path, { headers })
      expect([status, body.reasons[0].field]).toEqual([401, 'authorization'])
    }
    const elsewhere = await deriveSessionKeys(visitor.secret, 'https://other.example')
    const keys = await deriveSessionKeys(visitor.secret, app)
    const strangers = await deriveSessionKeys(other.secret, app)
    expect(await visitor.list(elsewhere.origin)).toEqual([])
    expect(await visitor.list(strangers.origin)).toEqual([])
    expect(await visitor.list(keys.origin)).toHaveLength(1)
    // What the database has is no key.
    expect(await visitor.list(sha256(`0x${keys.origin}`).slice(2))).toEqual([])
  })

  test('sees what was granted to other origins with the key of the wallet alone', async () => {
    const visitor = await office.createVisitor()
    const other = office.openClient(visitor.secret, 'https://other.example')
    const here = await visitor.grant(...native())
    const there = await visitor.grant(...native(), { client: other })
    const { wallet } = await deriveSessionKeys(visitor.secret, app)
    const origins = (await visitor.list(wallet)).map((session: { project: { id: string } }) => session.project.id)
    expect(origins.toSorted()).toEqual([app, 'https://other.example'])
    expect(await visitor.list()).toMatchObject([{ pci: here.pci }])
    await expect(visitor.end([there.pci])).rejects.toMatchObject({ code: 4100 })
    // The visitor ends all in the frame, and the page is not told which.
    expect(await visitor.endAll()).toEqual({})
    expect(await visitor.list(wallet)).toMatchObject([{ status: 'revoked' }, { status: 'revoked' }])
    await expect(visitor.endAll()).rejects.toMatchObject({ code: 4100 })
  })

  test('cannot store a session for another origin, other keys, or without the signature of the account', async () => {
    const visitor = await office.createVisitor()
    office.sent.length = 0
    const granted = await visitor.grant(...native())
    const body = office.sent.find(({ url }) => url.endsWith(visitor.account))?.body as Record<string, Hex>
    const path = `/v1/sessions/${visitor.account}`
    const store = async (changes: object) => {
      const { status, body: reply } = await office.call(path, { body: { ...body, ...changes } })
      return [status, reply.reasons?.[0]?.field]
    }
    expect(await store({})).toEqual([200, undefined])
    expect(await store({ origin: 'https://bank.example' })).toEqual([400, 'origin'])
    expect(await store({ originKeyHash: `0x${'11'.repeat(32)}` })).toEqual([400, 'origin'])
    expect(await store({ walletKeyHash: `0x${'11'.repeat(32)}` })).toEqual([400, 'origin'])
    expect(await store({ chainId: 'eip155:1' })).toEqual([400, 'chainId'])
    const delegation = decodeDelegation(granted.context) ?? expect.fail('Not a delegation.')
    const forge = (changes: Partial<SignedDelegation>) =>
      store({ context: encodeDelegation({ ...delegation, ...changes }) })
    const signature: Hex = `0x${'22'.repeat(64)}1b`
    expect(await forge({ signature })).toEqual([401, 'signature'])
    expect(await forge({ delegate: newReceiver() })).toEqual([401, 'signature'])
    expect(await forge({ delegator: newReceiver() })).toEqual([401, 'context'])
    // A thief's own session is not one of the account's.
    const thief = await office.createVisitor()
    const stolen = await thief.grant(...native())
    expect(await store({ context: stolen.context })).toEqual([401, 'context'])
    expect(await visitor.list()).toHaveLength(1)
  })

  test('cannot have something listed that has no amount or no end', async () => {
    const visitor = await office.createVisitor()
    const { context } = await visitor.grant(...native())
    const delegation = decodeDelegation(context) ?? expect.fail('Not a delegation.')
    const body = office.sent.at(-1)?.body as object
    const [exact, amount, time] = delegation.caveats
    const methods = listCaveats({
      allowance: { kind: 'calls', targets: [delegate], methods: ['0x12345678'] },
      expiry: 9e9,
    })
    const period = { start: 1, seconds: 0 }
    const endless = [
      listCaveats({ allowance: { kind: 'native', amount: 1n, period }, expiry: 9e9 }),
      ...[0, LAST_EXPIRY + 1, 2 ** 100].map((expiry) =>
        listCaveats({ allowance: { kind: 'native', amount: 1n }, expiry }),
      ),
    ]
    for (const caveats of [...endless, [], [exact, amount], [exact, time], [amount, time], methods]) {
      const forged = encodeDelegation({ ...delegation, caveats: caveats.filter((one) => one !== undefined) })
      const { status, body: reply } = await office.call(`/v1/sessions/${visitor.account}`, {
        body: { ...body, context: forged },
      })
      expect([status, reply.reasons[0].field]).toEqual([400, 'context'])
    }
  })

  test('cannot say that a session is being ended', async () => {
    const [visitor, thief] = [await office.createVisitor(), await office.createVisitor()]
    const { pci } = await visitor.grant(...native())
    const path = `/v1/sessions/${visitor.account}/revoke`
    const end = async (body: object, at = path) => {
      const { status, body: reply } = await office.call(at, { body })
      return [status, reply.reasons?.[0]?.field]
    }
    const operation: Hex = `0x${'cd'.repeat(32)}`
    const { body } = await signEnd(visitor, [pci], operation)
    const stolen = await signEnd(thief, [pci], operation, visitor.account)
    expect(await end(stolen.body)).toEqual([401, 'signature'])
    expect(await end({ ...body, operation: `0x${'ef'.repeat(32)}` })).toEqual([401, 'signature'])
    expect(await end({ pci, signature: body.signature })).toEqual([401, 'signature'])
    expect(await end(stolen.body, `/v1/sessions/${thief.account}/revoke`)).toEqual([404, 'pci'])
    expect(await end({ ...body, pci: [pci, operation] })).toEqual([404, 'pci'])
    expect(await visitor.list()).toMatchObject([{ status: 'active' }])
    expect(await end(body)).toEqual([200, undefined])
    expect(await visitor.list()).toMatchObject([{ status: 'ending' }])
  })

  test('gets nothing to use from the database: only the named account redeems what is stored', async () => {
    const visitor = await office.createVisitor()
    const granted = await visitor.grant(...native())
    const [row] = await database.db.select().from(sessions).where(eq(sessions.pci, granted.pci))
    expect(row?.context).toBe(granted.context)
    const thief = newReceiver()
    await world.client.setBalance({ address: thief, value: 10n ** 18n })
    await world.client.impersonateAccount({ address: thief })
    await expect(redeem(world, granted, { to: thief, value: 1n }, thief)).rejects.toThrow('InvalidDelegate')
  })
})

test('the OpenAPI document has the endpoints where sessions are stored', async () => {
  const { body } = await office.call('/v1/openapi.json')
  expect(Object.keys(body.paths['/v1/sessions/{id}'])).toEqual(['get', 'post'])
  expect(Object.keys(body.paths['/v1/sessions/{id}/revoke'])).toEqual(['post'])
})

test('while the chain does not answer, sessions are listed without what is left', async () => {
  const visitor = await office.createVisitor()
  const { pci } = await visitor.grant(...native())
  const cut = await openSessionOffice({ ...world, url: 'http://127.0.0.1:1' }, () => database)
  const keys = await deriveSessionKeys(visitor.secret, app)
  const { body } = await cut.call(`/v1/sessions/${visitor.account}`, { headers: bearer(keys.origin) })
  expect(body.pcis).toMatchObject([{ pci, status: 'active', remaining: null }])
  cut.close()
})

test('a permission is granted while the data API does not answer, and the frame ends it all the same', async () => {
  const visitor = await office.createVisitor()
  const refusing = office.openClient(visitor.secret, app, (url) => !url.endsWith(visitor.account))
  const granted = await visitor.grant(...native(), { client: refusing })
  await redeem(world, granted, { to: newReceiver(), value: 1n })
  expect(await visitor.list()).toEqual([])
  const all = [{ all: true }]
  expect(await visitor.send('wallet_revokeExecutionPermission', all, { sessions: refusing })).toEqual({})
  await expect(redeem(world, { ...granted, accountMeta: [] }, { to: newReceiver(), value: 1n })).rejects.toThrow(
    'CannotUseADisabledDelegation',
  )
  await expect(visitor.send('wallet_revokeExecutionPermission', all, { sessions: refusing })).rejects.toMatchObject({
    code: 4100,
  })
})

async function signEnd(
  visitor: Awaited<ReturnType<SessionOffice['createVisitor']>>,
  pcis: readonly Hex[],
  operation: Hex,
  account: Hex = visitor.account,
) {
  const text = writeRevocation(`eip155:31337:${account}`, pcis, operation)
  const signature = await visitor.send('personal_sign', [stringToHex(text), visitor.account])
  return { body: { pci: pcis, signature, operation } }
}

async function deployToken(holder: Hex): Promise<Hex> {
  const { abi, bytecode } = readArtifact('Token')
  const deploying = await world.client.deployContract({
    ...{ abi, bytecode, account: delegate, chain: null },
    args: ['Dollar', 'USD', 6],
  })
  const { contractAddress } = await world.client.waitForTransactionReceipt({ hash: deploying })
  const token = contractAddress ?? expect.fail('The token was not deployed.')
  const hash = await world.client.writeContract({
    ...{ abi, address: token, account: delegate, chain: null, functionName: 'mint' },
    args: [holder, 1_000n],
  })
  await world.client.waitForTransactionReceipt({ hash })
  return token
}
