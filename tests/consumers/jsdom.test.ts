import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocSamples } from '../fixtures/doc-samples.js'
import { type InstalledApp, installApp, MAX_INSTALL } from './install-app.js'

let app: InstalledApp

beforeAll(async () => {
  app = await installApp('required-peers', 'jsdom')
}, MAX_INSTALL)

afterAll(() => app?.remove(), 60_000)

test('the examples of docs/testing.md pass in Vitest with jsdom, without a setup file', async () => {
  const examples = readDocSamples('docs/testing.md').filter(({ code }) => code.includes('@vitest-environment'))
  for (const [index, { code }] of examples.entries()) writeFileSync(join(app.path, `app-${index}.test.tsx`), code)
  expect(await app.run('vitest', 'run', '--reporter=json')).toMatch(/"numPassedTests":3,"numFailedTests":0/)
}, 60_000)
