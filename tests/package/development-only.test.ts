import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { nameClass } from '../../scripts/vite/name-class.js'
import { ROOT } from '../fixtures/source-files.js'

/** Texts of development-only errors. */
const words = ['there is no such', 'an accent is a name or what createAccent() returns']

/** The whole kit and theme as one file. */
async function bundle(environment: 'development' | 'production'): Promise<string> {
  vi.stubEnv('NODE_ENV', environment)
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    mode: environment,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    plugins: [vanillaExtractPlugin({ identifiers: nameClass })],
    build: {
      write: false,
      minify: environment === 'production',
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['src/components/index.ts', 'src/theme/index.ts'],
        external: /^(react|react-dom|@radix-ui)(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

afterAll(() => {
  vi.unstubAllEnvs()
})

test('invalid values throw in development, and a production bundle does not contain the error texts', {
  timeout: 120_000,
}, async () => {
  const forDevelopers = await bundle('development')
  expect(words.filter((text) => !forDevelopers.includes(text))).toEqual([])
  const forVisitors = await bundle('production')
  expect(words.filter((text) => forVisitors.includes(text))).toEqual([])
})
