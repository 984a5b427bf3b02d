import { expect, onTestFinished, test, vi } from 'vitest'
import { holdWallet } from '../../../wallets/practice/walletconnect/kit/hold-wallet.js'

test('the newest window has the role, and an earlier one can take it back', async () => {
  // Ends the last role: it lasts as long as the page.
  onTestFinished(() => navigator.locks.request('practice-wallet/walletconnect', { steal: true }, () => undefined))
  const [onFirstLost, onSecondLost] = [vi.fn(), vi.fn()]
  holdWallet(navigator.locks, onFirstLost)
  holdWallet(navigator.locks, onSecondLost)
  await vi.waitFor(() => expect(onFirstLost).toHaveBeenCalledOnce())
  expect(onSecondLost).not.toHaveBeenCalled()

  holdWallet(navigator.locks, vi.fn())
  await vi.waitFor(() => expect(onSecondLost).toHaveBeenCalledOnce())
  expect(onFirstLost).toHaveBeenCalledOnce()
})
