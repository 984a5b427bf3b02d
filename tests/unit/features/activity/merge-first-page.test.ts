import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActivityPage } from '../../../../src/core/model/activity.js'
import { mergeFirstPage } from '../../../../src/features/activity/model/merge-first-page.js'
import { listSampleTransactions } from '../../../../src/testing/index.js'

const SIZE = 4

/** The page of a history of `total` transactions after the `start` newest. */
function readPage(total: number, start = 0): ActivityPage {
  const transactions = listSampleTransactions(total).slice(start, start + SIZE)
  const left = total - start - transactions.length
  return { transactions, next: left > 0 ? String(left) : null, dropped: 0, source: 'service' }
}

const show = ({ transactions, next }: ActivityPage) =>
  `${transactions.map(({ id }) => id.replace('sample-', ''))} then ${next}`

describe('a first page that is read again', () => {
  test('is the page when nothing was known', () => {
    expect(show(mergeFirstPage(undefined, readPage(9)))).toBe('9,8,7,6 then 5')
  })

  test('puts new transactions on top and keeps the cursor of the next page', () => {
    expect(show(mergeFirstPage(readPage(9), readPage(11)))).toBe('11,10,9,8,7,6 then 5')
    expect(show(mergeFirstPage(readPage(9), readPage(9)))).toBe('9,8,7,6 then 5')
  })

  test('keeps what it no longer holds of a history that had one page', () => {
    expect(show(mergeFirstPage(readPage(3), readPage(6)))).toBe('6,5,4,3,2,1 then null')
  })

  test('replaces what is known when at least a whole page is new', () => {
    expect(show(mergeFirstPage(readPage(9), readPage(13)))).toBe('13,12,11,10 then 9')
  })

  test('drops a transaction that is no longer there', () => {
    const after = readPage(11)
    const transactions = after.transactions.filter(({ id }) => id !== 'sample-9')
    expect(show(mergeFirstPage(readPage(9), { ...after, transactions }))).toBe('11,10,8,7,6 then 5')
  })

  test('replaces what is known when the history is shorter than a page or empty', () => {
    expect(show(mergeFirstPage(readPage(9), readPage(2)))).toBe('2,1 then null')
    expect(show(mergeFirstPage(readPage(9), readPage(0)))).toBe(' then null')
  })

  test('leaves no gap and repeats nothing before the next page, however the history grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fc.nat(6), { maxLength: 8 }), (length, steps) => {
        let total = length
        let page = readPage(total)
        for (const step of steps) {
          total += step
          page = mergeFirstPage(page, readPage(total))
        }
        const left = Number(page.next ?? 0)
        const history = listSampleTransactions(total).map(({ id }) => id)
        expect([...page.transactions.map(({ id }) => id), ...history.slice(total - left)]).toEqual(history)
      }),
    )
  })
})
