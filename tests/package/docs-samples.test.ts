import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicEntries } from '../../scripts/library-build.js'
import { readDocSamples } from '../fixtures/doc-samples.js'
import { ROOT } from '../fixtures/source-files.js'

/** The modules that the samples import and that are not installed here. */
const AMBIENT = `declare module '*.css'
declare module 'next/server' {
  export type NextRequest = Request
  export const NextResponse: { next(init: { request: { headers: Headers } }): Response }
}
declare module 'next/navigation' {
  export function useRouter(): { refresh(): void }
}
declare module 'next/headers' {
  export function cookies(): Promise<{ get(name: string): { value: string } | undefined }>
  export function headers(): Promise<Headers>
}
`

let folder: string

beforeAll(() => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'dist', 'samples-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pages = ['README.md', ...listDocs()]

/** The guides that consist of samples. */
const guides = pages.filter((page) => /README|nextjs|headless|sign-in|migrate-from-/.test(page))

function listDocs(): string[] {
  const names = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))
  return names.map((name) => `docs/${name}`)
}

test('the page in docs/headless.md is the one of the guide in Storybook', () => {
  const shown = readFileSync(join(ROOT, 'stories/guides/headless/portfolio-page.tsx'), 'utf8')
    .replace('../../../src/components/index.js', 'lintel/components')
    .replace('../../../src/index.js', 'lintel')
  expect(readFileSync(join(ROOT, 'docs/headless.md'), 'utf8')).toContain(shown)
})

test('the samples of the README and of all docs compile', async () => {
  for (const page of pages) {
    const samples = readDocSamples(page)
    if (guides.includes(page)) expect(samples.length, page).toBeGreaterThan(1)
    for (const { path, code } of samples) {
      const file = join(folder, page.replaceAll(/\W/g, '-'), path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
  }
  const entries = readPublicEntries().map(({ name, source }) => [name.replace('.', 'lintel'), [join(ROOT, source)]])
  const tsconfig = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { paths: Object.fromEntries(entries) },
    include: ['.'],
    exclude: [],
  }
  writeFileSync(join(folder, 'ambient.d.ts'), AMBIENT)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  await promisify(execFile)('npx', ['tsc', '-p', folder], { cwd: ROOT }).catch(({ stdout }) => {
    throw new Error(stdout)
  })
  // ms. Beside other stages the compiler takes minutes.
})
