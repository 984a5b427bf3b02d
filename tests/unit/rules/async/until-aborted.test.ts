import { expect, test } from 'vitest'
import { untilAborted } from '../../../../src/rules/async/until-aborted.js'

const createError = () => new Error('given up')
const never = new Promise<string>(() => undefined)

test('settles as the promise does', async () => {
  const { signal } = new AbortController()
  await expect(untilAborted(Promise.resolve(1), signal, createError)).resolves.toBe(1)
  await expect(untilAborted(Promise.reject(new Error('no')), signal, createError)).rejects.toThrow('no')
  await expect(untilAborted(Promise.resolve(1), undefined, createError)).resolves.toBe(1)
})

test('rejects as soon as the signal aborts, or at once when it has', async () => {
  const controller = new AbortController()
  const waiting = untilAborted(never, controller.signal, createError)
  controller.abort()
  await expect(waiting).rejects.toThrow('given up')
  await expect(untilAborted(never, controller.signal, createError)).rejects.toThrow('given up')
})
