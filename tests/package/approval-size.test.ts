import { expect, test } from 'vitest'
import { measureImport, sumSizes } from './measure-import.js'

const KB = 1024
/** gzip, with React, viem and every stylesheet: the frame has none of them before. */
const LIMIT = 150 * KB

const SCREEN = 'wallets/embedded/screens/approve/draw-approval.tsx'

const code = [
  `export const draw = () => import('/${SCREEN}')`,
  "export const describe = () => import('/wallets/embedded/approval/describe-request.ts')",
]
const { js, lazy } = await measureImport(code.join('\n'), { isWhole: true })

test('the screens that approve a request in the frame of the embedded wallet: 150 KB at most', () => {
  const size = sumSizes([...lazy.values()].flatMap((files) => [...files]))
  console.log(`approval in the frame: ${(size / KB).toFixed(1)} of 150 KB`)
  expect(js).toBeLessThan(2 * KB)
  expect([...lazy.keys()]).toContain(SCREEN)
  expect(size).toBeGreaterThan(80 * KB)
  expect(size).toBeLessThanOrEqual(LIMIT)
})
