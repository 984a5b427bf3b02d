import { afterAll, expect, test, vi } from 'vitest'
import { bundleImport } from './bundle-import.js'

/** Texts of development-only errors. */
const words = ['there is no such', 'an accent is a name or what createAccent() returns']

/** The whole kit and theme as text. */
async function bundle(environment: 'development' | 'production'): Promise<string> {
  vi.stubEnv('NODE_ENV', environment)
  const code = "export * from 'lintel/components'; export * from 'lintel/theme'"
  const chunks = await bundleImport(code, { environment, external: /^(react|react-dom|@radix-ui)(\/|$)/ })
  return chunks.map((chunk) => chunk.code).join('\n')
}

afterAll(() => {
  vi.unstubAllEnvs()
})

test('invalid values throw in development, and a production bundle does not contain the error texts', async () => {
  const forDevelopers = await bundle('development')
  expect(words.filter((text) => !forDevelopers.includes(text))).toEqual([])
  const forVisitors = await bundle('production')
  expect(words.filter((text) => forVisitors.includes(text))).toEqual([])
})
