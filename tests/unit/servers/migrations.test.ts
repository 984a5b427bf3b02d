import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import indexSnapshot from '../../../servers/data-api/database/migrations/meta/0001_snapshot.json'
import * as indexSchema from '../../../servers/data-api/database/schema.js'
import identitySnapshot from '../../../servers/identity/database/migrations/meta/0003_snapshot.json'
import * as identitySchema from '../../../servers/identity/database/schema.js'

test.each([
  { service: 'the data API', schema: indexSchema, snapshot: indexSnapshot },
  { service: 'the identity service', schema: identitySchema, snapshot: identitySnapshot },
])('the migrations of $service make the tables of its schema', async ({ schema, snapshot }) => {
  const missing = await generateMigration(snapshot as never, generateDrizzleJson(schema, snapshot.id))
  expect(missing).toEqual([])
})
