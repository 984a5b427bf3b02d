import { expect, test, vi } from 'vitest'
import { lazy, loadOnce } from '../../../../src/rules/async/lazy.js'

const api = {
  add: async (one: number, other: number) => one + other,
  fail: () => Promise.reject(new Error('refused')),
}

test('methods load at their first call, once, and pass everything on', async () => {
  const load = vi.fn(async () => api)
  const methods = lazy(loadOnce<typeof api>(load), ['add', 'fail'])
  expect(Object.keys(methods)).toEqual(['add', 'fail'])
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([methods.add(1, 2), methods.add(3, 4)])).toEqual([3, 7])
  await expect(methods.fail()).rejects.toThrow('refused')
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that did not load is loaded again by the next call', async () => {
  const load = vi.fn(async () => api)
  load.mockRejectedValueOnce(new Error('offline'))
  const { add } = lazy(loadOnce<typeof api>(load), ['add'])
  await expect(add(1, 2)).rejects.toThrow('offline')
  expect(await add(1, 2)).toBe(3)
})
