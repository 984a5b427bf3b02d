import { BaseError, type PublicClient } from 'viem'
import { expect, test } from 'vitest'
import { createIdentityReader } from '../../../../servers/data-api/readers/identity/create-identity-reader.js'
import { NodeUnavailableError } from '../../../../servers/rpc/create-node.js'
import { address } from './fixtures/decoded-rows.js'

const account = address(1)
const none = { name: null, avatar: null }

/** A registry whose resolver checks nothing, as one of a stranger may. */
function create(records: { name?: unknown; address?: unknown; avatar?: unknown }) {
  const calls: string[] = []
  const answer = (method: string, value: unknown) => async () => {
    calls.push(method)
    if (value instanceof Error) throw value
    return value ?? null
  }
  const client = {
    getEnsName: answer('name', records.name),
    getEnsAddress: answer('address', records.address),
    getEnsText: answer('text', records.avatar),
  }
  return { calls, read: createIdentityReader({ client: client as unknown as PublicClient, coinType: 60n }) }
}

test.each<[what: string, records: Parameters<typeof create>[0], identity: object]>([
  ['resolves to the account', { name: 'alice.eth', address: account }, { name: 'alice.eth', avatar: null }],
  ['resolves to another account', { name: 'alice.eth', address: address(2) }, none],
  ['resolves to nothing', { name: 'alice.eth' }, none],
  ['cannot be resolved', { name: 'alice.eth', address: new BaseError('reverted') }, none],
  ['is not normal', { name: 'Alice.eth', address: account }, none],
  ['has characters that no name may have', { name: 'ali ce.eth', address: account }, none],
  ['has invisible characters', { name: 'ali\u200bce.eth', address: account }, none],
  ['mixes scripts', { name: 'аlice.eth', address: account }, none],
  ['is too long', { name: `${'a'.repeat(300)}.eth`, address: account }, none],
  ['is not there', {}, none],
  ['cannot be read', { name: new BaseError('reverted') }, none],
  [
    'has an avatar that cannot be read',
    { name: 'alice.eth', address: account, avatar: new BaseError('x') },
    { name: 'alice.eth', avatar: null },
  ],
])('a name that %s', async (_what, records, identity) => {
  expect(await create(records).read(account)).toEqual(identity)
})

test('a chain that does not answer is an error, and is asked again', async () => {
  const unavailable = new BaseError('failed', { cause: new NodeUnavailableError('The chain does not answer.') })
  const { read, calls } = create({ name: unavailable })
  await expect(read(account)).rejects.toBe(unavailable)
  await expect(read(account)).rejects.toBe(unavailable)
  expect(calls).toEqual(['name', 'name'])
})

test('a name is read once in 5 min', async () => {
  const { read, calls } = create({ name: 'alice.eth', address: account })
  await Promise.all([read(account), read(account)])
  await read(account)
  expect(calls).toEqual(['name', 'address', 'text'])
})
