import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicEntries } from '../../scripts/library-build.js'
import { APPS, type InstalledApp, installApp, LONGEST_INSTALL } from './install-app.js'

let app: InstalledApp

beforeAll(async () => {
  app = await installApp('every-peer', 'types')
}, LONGEST_INSTALL)

afterAll(() => app?.remove(), 60_000)

test('the file that is compiled imports every entry', () => {
  const code = readFileSync(join(APPS, 'every-peer/types/every-entry.tsx'), 'utf8')
  for (const { name } of readPublicEntries()) expect(code).toContain(`from '${name.replace('.', 'lintel')}'`)
})

const modes = [
  { module: 'esnext', resolution: 'bundler' },
  { module: 'nodenext', resolution: 'nodenext' },
]

function compile(typescript: string, { module, resolution }: (typeof modes)[number], ...more: string[]) {
  const options = [
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
    '--jsx',
    'react-jsx',
    '--strict',
    '--noEmit',
  ]
  const paths = ['--module', module, '--moduleResolution', resolution, ...more, 'every-entry.tsx']
  return app.run('node', join(app.modules, `typescript-${typescript}/bin/tsc`), ...options, ...paths)
}

test.each(modes)(
  'compiles with TypeScript 5.9 and $resolution',
  async (mode) => {
    expect(await compile('5.9', mode, '--skipLibCheck')).toBe('')
  },
  // ms. Beside other stages the compiler takes minutes.
  300_000,
)

// TypeScript 5.9 takes five times as long to check all declarations.
test.each(modes)(
  'compiles with TypeScript 7 and $resolution, with every declaration checked',
  async (mode) => {
    // TypeScript exits with 1 because of errors in the declarations of wagmi.
    const output = await compile('7', mode, '--checkers', '1').catch(({ message }) => message as string)
    const errors = output.split('\n').filter((line) => line.includes('error TS'))
    expect(errors.filter((line) => !line.startsWith('../node_modules/wagmi/'))).toEqual([])
  },
  // ms. Beside other stages the compiler takes minutes.
  300_000,
)
