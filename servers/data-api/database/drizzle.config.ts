import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './servers/data-api/database/schema.ts',
  out: './servers/data-api/database/migrations',
})
