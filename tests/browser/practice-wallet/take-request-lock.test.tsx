import { expect, onTestFinished, test, vi } from 'vitest'
import { takeRequestLock } from '../../../wallets/practice/walletconnect/kit/take-request-lock.js'

test('the newest window has the role, and an earlier one can take it back', async () => {
  // Ends the last role: it lasts as long as the page.
  onTestFinished(() => navigator.locks.request('practice-wallet/walletconnect', { steal: true }, () => undefined))
  const [onFirstLost, onSecondLost] = [vi.fn(), vi.fn()]
  takeRequestLock(navigator.locks, onFirstLost)
  takeRequestLock(navigator.locks, onSecondLost)
  await expect.poll(() => onFirstLost).toHaveBeenCalledOnce()
  expect(onSecondLost).not.toHaveBeenCalled()

  takeRequestLock(navigator.locks, vi.fn())
  await expect.poll(() => onSecondLost).toHaveBeenCalledOnce()
  expect(onFirstLost).toHaveBeenCalledOnce()
})
