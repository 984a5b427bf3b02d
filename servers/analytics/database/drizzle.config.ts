import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './servers/analytics/database/schema.ts',
  out: './servers/analytics/database/migrations',
})
