import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocSamples } from '../fixtures/doc-samples.js'
import { type InstalledApp, installApp, LONGEST_INSTALL } from './install-app.js'

let app: InstalledApp

beforeAll(async () => {
  app = await installApp('required-peers', 'jsdom')
}, LONGEST_INSTALL)

afterAll(() => app?.remove(), 60_000)

test('the example of docs/testing.md passes in Vitest with jsdom, without a setup file', async () => {
  const [example] = readDocSamples('docs/testing.md')
  writeFileSync(join(app.path, 'app.test.tsx'), example?.code ?? '')
  expect(await app.run('vitest', 'run', '--reporter=json')).toMatch(/"numPassedTests":2,"numFailedTests":0/)
}, 60_000)
