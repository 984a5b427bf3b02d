import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readName, writeScaffold } from '../../../scripts/scaffold/scaffold.js'
import { scaffoldComponent } from '../../../scripts/scaffold/scaffold-component.js'
import { scaffoldFeature } from '../../../scripts/scaffold/scaffold-feature.js'
import { scaffoldLanguage } from '../../../scripts/scaffold/scaffold-language.js'
import { scaffoldView } from '../../../scripts/scaffold/scaffold-view.js'
import { ROOT } from '../../fixtures/source-files.js'

/** Generated, or of no use to types and rules. */
const skipped = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'test-results',
  'baselines',
  '.git',
  '.data',
  'docs',
])

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lintel-scaffold-'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const name of readdirSync(ROOT).filter((name) => !skipped.has(name))) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !skipped.has(basename(path)) })
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a command of node_modules in the copy. Returns what it printed about a failure, or ''. */
function run(command: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : stdout || `${command} ended with ${status}`
}

describe('a scaffold', () => {
  it('of a component, of a view and of a feature passes Biome and TypeScript', () => {
    const written = [
      scaffoldComponent(readName('TokenStack')),
      scaffoldView(readName('ReceiveFunds'), 'sign-in', true),
      scaffoldView(readName('SendFunds'), 'send', false),
      scaffoldFeature(readName('TipJar')),
    ].flatMap((scaffold) => writeScaffold(copy, scaffold))
    // As the command does: it sorts imports, wraps lines, and reports what is left.
    expect(run('biome', 'check', '--write', '--vcs-enabled=false', ...written)).toBe('')
    // What the written files import is checked with them. The set-up of stories declares types for all tests.
    const include = ['.storybook/*.ts', ...written.filter((path) => /\.tsx?$/.test(path))]
    writeFileSync(join(copy, 'tsconfig.written.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    expect(run('tsc', '-p', 'tsconfig.written.json')).toBe('')
    expect(readFileSync(join(copy, 'src/features/send/messages/modal.ts'), 'utf8')).toContain(
      "SendFunds: 'Send funds',",
    )
    expect(readFileSync(join(copy, 'src/features/sign-in/messages/titles.ts'), 'utf8')).toContain(
      "ReceiveFunds: 'Receive funds',",
    )
    expect(() => writeScaffold(copy, scaffoldView(readName('ReceiveFunds'), 'sign-in', true))).toThrow(
      /exists\. Choose another name/,
    )
  })

  it('of a language is its line in the list and its entry of the package', () => {
    const { files, edits } = scaffoldLanguage('pt-BR')
    expect(Object.keys(files)).toEqual(['src/languages/pt-BR.ts'])
    expect(edits.map(({ file }) => file)).toEqual(['src/words/languages.ts'])
    expect(edits[0]?.line).toContain("direction: 'ltr', categories: ['one', 'many', 'other']")
    expect(scaffoldLanguage('he').edits[0]?.line).toContain("direction: 'rtl'")
    for (const tag of ['ar', 'pt-br', 'english_us', undefined]) expect(() => scaffoldLanguage(tag)).toThrow(/BCP 47/)
  })

  it('refuses a name that is not in PascalCase', () => {
    for (const name of ['receive', 'Receive-Funds', '', undefined]) expect(() => readName(name)).toThrow(/PascalCase/)
  })

  it('writes nothing when a line has no place', () => {
    const edits = [{ file: 'package.json', after: /^no such line$/gm, line: 'new' }]
    expect(() => writeScaffold(copy, { files: { 'src/new.ts': '' }, edits, next: [] })).toThrow(/has no place/)
    expect(readdirSync(join(copy, 'src'))).not.toContain('new.ts')
  })
})
