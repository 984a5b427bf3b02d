import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './servers/data-api/on-ramp/database/schema.ts',
  out: './servers/data-api/on-ramp/database/migrations',
})
