import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './servers/data-api/pay/database/schema.ts',
  out: './servers/data-api/pay/database/migrations',
})
