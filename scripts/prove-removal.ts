import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { runCommand } from './run-command.js'

const ROOT = resolve(import.meta.dirname, '..')
/** The files that the types and the build of the library read. */
const SOURCES = ['src', 'tokens', 'servers', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.build.json']
/** The files outside the folder of a feature that may name it. */
const LISTS = [
  'src/features/error-texts.ts',
  'src/features/index.ts',
  'src/features/modal-texts.ts',
  'src/features/views.ts',
  'src/index.ts',
  'src/headless/index.ts',
  'src/styles.ts',
]

/**
 * Proves that a feature is its folder: without it, and without the lines that list it, the types and the build of the library
 * pass. Works on a copy.
 *
 * @param name A folder of `src/features`.
 * @throws Error with what fails
 */
async function proveRemoval(name: string): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'lintel-removal-'))
  try {
    for (const path of SOURCES) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    removeFeature(copy, name)
    // The mounted services answer the endpoints of features, so they import the schemas of those.
    const config = { extends: './tsconfig.build.json', include: ['src', 'tokens', 'servers/index.ts'] }
    writeFileSync(join(copy, 'tsconfig.library.json'), JSON.stringify(config))
    const types = await runCommand('tsc', [
      '-p',
      join(copy, 'tsconfig.library.json'),
      '--noEmit',
      '--emitDeclarationOnly',
      'false',
    ])
    if (!types.ok) throw new Error(`Without src/features/${name} the types fail.\n${types.output}`)
    const { createLibraryConfig, readPublicEntries }: typeof import('./library-build.js') = await import(
      join(copy, 'scripts/library-build.ts')
    )
    await build(createLibraryConfig(readPublicEntries(), join(copy, 'dist')))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function removeFeature(copy: string, name: string): void {
  const folder = join(copy, 'src/features', name)
  if (!existsSync(folder)) throw new Error(`There is no feature src/features/${name}.`)
  rmSync(folder, { recursive: true })
  rmSync(join(copy, `src/page/${name}.tsx`), { force: true })
  for (const list of LISTS.map((path) => join(copy, path))) {
    const lines = readFileSync(list, 'utf8').split('\n')
    const imports = lines.filter(
      (line) => new RegExp(`'\\./(.*/)?${name}(/|\\.js)`).test(line) || line.includes(`features/${name}/`),
    )
    const imported = imports.flatMap((line) => /import \{ (?:\w+ as )?(\w+) \}/.exec(line)?.[1] ?? [])
    const uses = lines.filter((line) => imported.includes(line.trim().replace(/^(\.\.\.|\| typeof )|,$/g, '')))
    const left = lines.filter((line) => !imports.includes(line) && !uses.includes(line))
    writeFileSync(list, left.join('\n'))
  }
}

try {
  const [name = ''] = process.argv.slice(2)
  await proveRemoval(name)
  console.log(`Without src/features/${name} the types and the build of the library pass.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
