import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { optionalPackages } from '../../servers/packages/optional-packages.js'
import { providePackages } from '../operation/fixtures/run-lintel.js'
import { type InstalledApp, installApp, MAX_INSTALL } from './install-app.js'

let app: InstalledApp
beforeAll(async () => {
  app = await installApp('required-peers', 'server-entries')
}, MAX_INSTALL)
afterAll(() => app?.remove())

test('an app mounts five services behind one port of its own, on one database, and closes them', async () => {
  providePackages(join(app.path, 'packed'))
  // It ends by itself: nothing is left open.
  const replies = JSON.parse(await app.run('node', 'server.mjs'))
  const { version } = optionalPackages['@electric-sql/pglite']
  expect(replies).toEqual({
    missing: `Not installed: @electric-sql/pglite (embedded databases). Run: npm install --prefix ${join(app.path, '.lintel/packages')} @electric-sql/pglite@${version}`,
    refusal: expect.stringContaining('Give its definition to openDatabase().'),
    problem: null,
    // Nobody is logged in.
    identity: [401, 'string'],
    dataApi: [200, ['eip155:31337']],
    bundler: [200, 1],
    frame: [200, true, expect.stringContaining('frame-ancestors https://app.example')],
    analytics: [200, true],
    // The node of the chain does not exist.
    reports: expect.not.arrayContaining([expect.stringContaining('request failed')]),
  })
  // ms. Two databases of PGlite are created, which takes seconds.
})
