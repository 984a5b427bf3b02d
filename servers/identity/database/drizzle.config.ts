import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['schema', 'passkey-schema', 'sponsor-schema'].map((name) => `./servers/identity/database/${name}.ts`),
  out: './servers/identity/database/migrations',
  schemaFilter: ['identity'],
})
