import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicEntries } from '../../scripts/library-build.js'
import { compileFile } from './compile-file.js'
import { APPS, type InstalledApp, installApp, MAX_INSTALL } from './install-app.js'

let app: InstalledApp

beforeAll(async () => {
  app = await installApp('every-peer', 'types')
}, MAX_INSTALL)

afterAll(() => app?.remove())

const EVERY_ENTRY = 'every-entry.tsx'
/** The services, whose declarations need those of Node. */
const SERVERS = 'server-entries.ts'

test('the files that are compiled import every entry', () => {
  const code = [EVERY_ENTRY, SERVERS]
    .map((file) => readFileSync(join(APPS, 'every-peer/types', file), 'utf8'))
    .join('\n')
  for (const { name } of readPublicEntries()) expect(code).toContain(`from '${name.replace('.', 'lintel')}'`)
})

const modes = [
  { module: 'esnext', resolution: 'bundler' },
  { module: 'nodenext', resolution: 'nodenext' },
]

function compile(typescript: string, file: string, mode: (typeof modes)[number], ...more: string[]): Promise<string> {
  const compiler = ['node', join(app.modules, `typescript-${typescript}/bin/tsc`)] as const
  return compileFile(app, { compiler, file, ...mode, more })
}

test.each(modes)(
  'compiles with TypeScript 5.9 and $resolution',
  async (mode) => {
    expect(await compile('5.9', EVERY_ENTRY, mode, '--skipLibCheck')).toBe('')
  },
  // ms. Beside other stages the compiler takes minutes.
)

/** The errors of TypeScript 7, which checks every declaration: TypeScript 5.9 takes five times as long. */
async function listErrors(file: string, mode: (typeof modes)[number], ...more: string[]): Promise<string[]> {
  // TypeScript exits with 1 because of errors in the declarations of wagmi.
  const output = await compile('7', file, mode, '--checkers', '1', ...more).catch(({ message }) => message as string)
  return output.split('\n').filter((line) => line.includes('error TS') && !line.startsWith('../node_modules/wagmi/'))
}

test.each(modes)(
  'compiles with TypeScript 7 and $resolution, with every declaration checked',
  async (mode) => {
    expect(await listErrors(EVERY_ENTRY, mode)).toEqual([])
  },
  // ms. Beside other stages the compiler takes minutes.
)

test.each(modes)(
  'the services compile with $resolution and the types of Node, with every declaration checked',
  async (mode) => {
    expect(await listErrors(SERVERS, mode, '--types', 'node')).toEqual([])
  },
)
