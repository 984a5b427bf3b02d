import { expect, test } from 'vitest'
import { createStoredList, putItem, readItems } from '../../../../src/react/create-stored-list.js'

const fields = {
  id: (value: unknown) => typeof value === 'string',
  size: (value: unknown) => typeof value === 'number',
}
const many = Array.from({ length: 20 }, (_, at) => ({ id: `${20 - at}`, size: 1 }))

test('a list keeps 20 items, each once and in its place', () => {
  const added = putItem(many, { id: '21', size: 1 })
  expect(added.map(({ id }) => id)).toEqual(['21', ...many.slice(0, 19).map(({ id }) => id)])
  const moved = putItem(many, { id: '3', size: 2 })
  expect(moved.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  expect(moved.find(({ id }) => id === '3')?.size).toBe(2)
})

test('values that are not items are left out', () => {
  expect(readItems([many[0], { id: 7, size: 1 }, { id: '1' }, null, 'text', []], fields)).toEqual([many[0]])
})

test('an item is added to what another tab has stored meanwhile', () => {
  let stored: unknown = [{ id: 'mine', size: 1 }]
  const read = () => stored as never
  const write = (_: string, value: unknown) => {
    stored = value
  }
  const list = createStoredList<{ id: string; size: number }>({ read, write }, 'payments', fields)
  stored = [{ id: 'theirs', size: 1 }]
  list.save({ id: 'new', size: 1 })
  expect(stored).toEqual([
    { id: 'new', size: 1 },
    { id: 'theirs', size: 1 },
  ])
  expect(list.read()).toBe(stored)
})
