import { expect, test } from 'vitest'
import type { Transaction, Transfer } from '../../../../src/core/model/activity.js'
import { markLookAlikes } from '../../../../src/features/activity/model/mark-look-alikes.js'

const me = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const lookAlike = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8'
const ownLookAlike = `0x71c7${'0'.repeat(32)}976f`
const token = `0x${'4'.repeat(40)}`

function make(operation: Transaction['operation'], other: string, change: Partial<Transaction> = {}): Transaction {
  const isIn = operation === 'receive'
  const transfer: Transfer = {
    direction: isIn ? 'in' : 'out',
    quantity: '1',
    from: isIn ? other : me,
    to: isIn ? me : other,
  }
  const base = { id: '1', network: 'eip155:1', hash: '0x1', status: 'confirmed', time: 1 } as const
  return { ...base, operation, from: isIn ? other : me, to: isIn ? me : token, transfers: [transfer], ...change }
}

const mark = (...transactions: readonly Transaction[]) =>
  markLookAlikes(transactions, { account: me, own: [me] }).map(({ imitates }) => imitates)

test('dust from an address that looks like a paid one', () => {
  expect(mark(make('receive', lookAlike), make('send', friend), make('send', friend.toLowerCase()))).toEqual([
    friend,
    undefined,
    undefined,
  ])
})

test('dust from an address that looks like an own one', () => {
  expect(mark(make('receive', ownLookAlike))).toEqual([me])
})

test('tokens that somebody else moved to a look-alike, by who moved them', () => {
  const taken = make('pull', friend, { from: lookAlike })
  expect(mark(taken, make('send', friend))).toEqual([friend, undefined])
})

test('of two that were never paid each looks like the other', () => {
  expect(mark(make('receive', lookAlike), make('receive', friend))).toEqual([friend, lookAlike])
})

test('a look-alike that a stranger says was paid is no paid one', () => {
  const forged = make('send', lookAlike, { from: token })
  expect(mark(forged, make('receive', lookAlike), make('send', friend))).toEqual([friend, friend, undefined])
})

test('what a user operation has paid is known', () => {
  const paid = make('send', friend, { from: token, isSigned: true })
  expect(mark(make('receive', lookAlike), paid)).toEqual([friend, undefined])
})

test('nothing without a look-alike, and the transactions stay the same objects', () => {
  const transactions = [make('receive', friend), make('deploy', '', { to: '', transfers: [] })]
  expect(markLookAlikes(transactions, { account: me, own: [me] })).toEqual(transactions)
  expect(markLookAlikes(transactions, { account: me, own: [me] })[0]).toBe(transactions[0])
})

test('10,000 transactions of strangers whose addresses look alike take less than 0.5 s', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    make('receive', `0x7099${String(index).padStart(32, '0')}79c8`),
  )
  const start = process.cpuUsage()
  expect(mark(...many, make('send', friend)).filter((one) => one === friend)).toHaveLength(10_000)
  // Processor time, because other tests run at the same time.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500)
})
