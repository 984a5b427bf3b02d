import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './servers/data-api/sessions/database/schema.ts',
  out: './servers/data-api/sessions/database/migrations',
})
