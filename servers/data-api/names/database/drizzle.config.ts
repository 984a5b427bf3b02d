import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './servers/data-api/names/database/schema.ts',
  out: './servers/data-api/names/database/migrations',
})
