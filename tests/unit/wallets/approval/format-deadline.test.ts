import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { formatDeadline } from '../../../../wallets/approval/draw/details/format-deadline.js'
import { enApprove } from '../../../../wallets/approval/words/en-approve.js'

test.each([
  [null, 'No end'],
  [maxUint256, 'No end'],
  [8_640_000_000_001n, 'No end'],
  [8_640_000_000_000n, 'September 13, 275760'],
  [1_893_456_000n, 'January 1, 2030'],
  [0n, 'January 1, 1970'],
])('a permit with the deadline %s is usable until: %s', (deadline, text) => {
  expect(formatDeadline(deadline, enApprove)).toContain(text)
})
