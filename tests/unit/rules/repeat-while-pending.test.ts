import { expect, test, vi } from 'vitest'
import { repeatWhilePending } from '../../../src/rules/login/repeat-while-pending.js'

const isPending = (error: unknown) => error instanceof Error && error.message === 'pending'

test('a step is repeated until the visitor is done', async () => {
  const step = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('pending')).mockResolvedValue('done')
  expect(await repeatWhilePending(step, isPending)).toBe('done')
  expect(step).toHaveBeenCalledTimes(2)
})

test('a step that fails otherwise is not repeated', async () => {
  const step = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('ended'))
  await expect(repeatWhilePending(step, isPending)).rejects.toThrow('ended')
  expect(step).toHaveBeenCalledTimes(1)
})
