import { describe, expect, it } from 'vitest'
import { createLintelStorage } from '../../../../src/core/storage/lintel-storage.js'
import { MAX_CACHED } from '../../../../src/core/storage/stored-cache.js'
import { sampleTransactions } from '../../../../src/testing/index.js'
import { createMemoryStorage } from '../fixtures/storages.js'

const DAY = 24 * 60 * 60_000
const balance = { value: 10n ** 30n, decimals: 18, symbol: 'ETH' }

describe('stored answers', () => {
  it('keep bigint, and text that looks like one', () => {
    const storage = createLintelStorage(createMemoryStorage())
    storage.addCached('balanceCache', 'a', { at: 1, data: { ...balance, symbol: '10n' } })
    expect(storage.readCache('balanceCache')).toEqual({ a: { at: 1, data: { ...balance, symbol: '10n' } } })
  })

  it('are at most 20 of a kind: the oldest goes', () => {
    const storage = createLintelStorage(createMemoryStorage())
    for (let at = 1; at <= MAX_CACHED + 5; at += 1) storage.addCached('balanceCache', `a${at}`, { at, data: balance })
    const ids = Object.keys(storage.readCache('balanceCache'))
    expect([ids.length, ids.includes('a5'), ids.includes('a6')]).toEqual([MAX_CACHED, false, true])
  })

  it('are dropped after a day, and when they are from the future', () => {
    const storage = createLintelStorage(createMemoryStorage())
    storage.addCached('balanceCache', 'old', { at: 1, data: balance })
    storage.addCached('balanceCache', 'future', { at: 9 * DAY, data: balance })
    storage.addCached('balanceCache', 'new', { at: 2 * DAY, data: balance })
    expect(Object.keys(storage.readCache('balanceCache'))).toEqual(['new'])
  })

  it('are at most 200,000 characters of a kind', () => {
    const backend = createMemoryStorage()
    const storage = createLintelStorage(backend)
    for (let at = 1; at <= 5; at += 1) {
      storage.addCached('identityCache', `a${at}`, { at, data: { name: 'x'.repeat(60_000), avatarUrl: null } })
    }
    expect(Object.keys(storage.readCache('identityCache'))).toEqual(['a5', 'a4', 'a3'])
    expect(backend.values.get('lintel.identityCache')?.length).toBeLessThan(200_000)
  })

  const [sample] = sampleTransactions
  const [transfer] = sample?.transfers ?? []
  it.each([
    ['an unknown operation', { operation: 'teleport' }],
    ['an unknown status', { status: 'lost' }],
    ['a time that no date has', { time: 1e20 }],
    ['an unknown direction', { transfers: [{ ...transfer, direction: 'up' }] }],
    ['a token without a symbol', { transfers: [{ ...transfer, token: { name: 'Token' } }] }],
  ])('with %s are dropped, because no view can show them', (_, change) => {
    const backend = createMemoryStorage()
    const log = { warn: () => undefined }
    const write = (value: unknown) => backend.setItem('lintel.transactions', JSON.stringify({ version: 1, value }))
    write([sample])
    expect(createLintelStorage(backend, log).read('transactions')).toHaveLength(1)
    write([{ ...sample, ...change }])
    expect(createLintelStorage(backend, log).read('transactions')).toEqual([])
  })
})
