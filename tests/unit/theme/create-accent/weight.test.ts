import { expect, test } from 'vitest'
import { measureImport } from '../../../package/measure-import.js'

const KB = 1024

// With the six grays: an accent brings the one that matches it.
test('importing only createAccent costs at most 13.5 KB, and no css', { timeout: 120_000 }, async () => {
  const { js, css } = await measureImport("export { createAccent } from '/src/theme/index.ts'")
  process.stdout.write(`createAccent alone: js ${(js / KB).toFixed(1)} of 13.5 KB gzip\n`)
  expect(js).toBeLessThanOrEqual(13.5 * KB)
  expect(css).toBe(0)
})
