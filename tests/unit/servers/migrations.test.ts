import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as analyticsSchema from '../../../servers/analytics/database/schema.js'
import * as indexSchema from '../../../servers/data-api/database/schema.js'
import * as namesSchema from '../../../servers/data-api/names/database/schema.js'
import * as onRampSchema from '../../../servers/data-api/on-ramp/database/schema.js'
import * as paySchema from '../../../servers/data-api/pay/database/schema.js'
import * as sessionsSchema from '../../../servers/data-api/sessions/database/schema.js'
import * as passkeySchema from '../../../servers/identity/database/passkey-schema.js'
import * as identitySchema from '../../../servers/identity/database/schema.js'
import * as sponsorSchema from '../../../servers/identity/database/sponsor-schema.js'
import { ROOT } from '../../fixtures/source-files.js'

/** The tables after the last migration of a service. */
function readLastSnapshot(folder: string) {
  const meta = join(ROOT, 'servers', folder, 'database/migrations/meta')
  const read = (name: string) => JSON.parse(readFileSync(join(meta, name), 'utf8'))
  const index: number = read('_journal.json').entries.at(-1).idx
  return read(`${String(index).padStart(4, '0')}_snapshot.json`)
}

test.each([
  { service: 'the data API', folder: 'data-api', schema: indexSchema },
  { service: 'the analytics server', folder: 'analytics', schema: analyticsSchema },
  { service: 'the names', folder: 'data-api/names', schema: namesSchema },
  { service: 'the on-ramp', folder: 'data-api/on-ramp', schema: onRampSchema },
  { service: 'the payments', folder: 'data-api/pay', schema: paySchema },
  { service: 'the sessions', folder: 'data-api/sessions', schema: sessionsSchema },
  {
    service: 'the identity service',
    folder: 'identity',
    schema: { ...identitySchema, ...passkeySchema, ...sponsorSchema },
  },
])('the migrations of $service make the tables of its schema', async ({ schema, folder }) => {
  const snapshot = readLastSnapshot(folder)
  const missing = await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))
  expect(missing).toEqual([])
})

/** Changes after which a process of the version before would miss something, or could not write. */
const breaking = [
  /\bdrop\s+(table|column|schema|type)\b/i,
  /\brename\b/i,
  /\balter\s+column\b.*\b(set\s+not\s+null|type)\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
]
/** Before the first release. */
const exempt = ['0003_bind-sponsoring-to-wallet.sql', '0006_guard-accounts.sql', '0007_count-sponsoring.sql']

test('migrations only add, so that the version before works on while this one starts (docs/operation.md)', () => {
  const folder = join(ROOT, 'servers')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /database.migrations.[^/\\]+\.sql$/.test(path) && !exempt.includes(basename(path)),
  )
  const statements = found.flatMap((path) => readFileSync(join(folder, path), 'utf8').split('--> statement-breakpoint'))
  expect(statements.length).toBeGreaterThan(50)
  expect(statements.filter((statement) => breaking.some((rule) => rule.test(statement)))).toEqual([])
})
