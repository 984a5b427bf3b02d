import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./servers/identity/database/schema.ts', './servers/identity/database/sponsor-schema.ts'],
  out: './servers/identity/database/migrations',
  schemaFilter: ['identity'],
})
