import { expect, test } from 'vitest'
import { formatWalletCount } from '../../../../src/features/connect/views/parts/format-wallet-count.js'

test.each([
  [0, 'en', '0'],
  [9, 'en', '9'],
  [10, 'en', '10+'],
  [102, 'en', '100+'],
  [1_239, 'en', '1,230+'],
  [1_239, 'ar-EG', '١٬٢٣٠+'],
])('%i wallets in %s read %s', (count, locale, said) => {
  expect(formatWalletCount(count, locale)).toBe(said)
})
