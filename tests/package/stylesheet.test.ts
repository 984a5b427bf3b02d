import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStylesheetConfig } from '../../scripts/stylesheet-build.js'
import { matchGray } from '../../src/theme/match-gray.js'
import { buildLibrary } from '../consumers/pack-library.js'
import { listFiles, ROOT } from '../fixtures/source-files.js'

const isSheet = (path: string) => path.endsWith('.css.ts')
const sources = listFiles('src').filter((path) => /\.tsx?$/.test(path))
const sheets = sources.filter(isSheet)
/** The imports of each source file from `src` when it loads, without types and dynamic imports. */
const imports = new Map(sources.map((path) => [path, listImports(path)]))
const order = listImports('src/styles.ts').filter((path) => path.startsWith('src/'))

let css = ''

beforeAll(async () => {
  // Class names of this build begin with the name of their stylesheet.
  const config = createStylesheetConfig('', 'debug')
  const result = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const [sheet] = (result as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)
  css = sheet?.type === 'asset' ? String(sheet.source) : ''
})

function listImports(path: string): string[] {
  const code = readFileSync(join(ROOT, path), 'utf8')
  const names = [...code.matchAll(/^(?:(?:import|export)(?! type)[^'";]*? from |import )'(\.[^']+)'/gms)]
  return names.flatMap(([, name = '']) => {
    const stem = posix.join(posix.dirname(path), name).replace(/\.js$/, '')
    return [`${stem}.ts`, `${stem}.tsx`].filter((file) => existsSync(join(ROOT, file)))
  })
}

/** The stylesheets that load with `path`, its own not included. */
function listSheetsOf(path: string, seen = new Set<string>()): string[] {
  for (const next of imports.get(path) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    listSheetsOf(next, seen)
  }
  return [...seen].filter(isSheet)
}

/** The stylesheets whose components the component of `sheet` is made of. */
function listEarlier(sheet: string): string[] {
  const isOwn = (path: string) => isSheet(path) && dirname(path) === dirname(sheet)
  const users = sources.filter((path) => !isSheet(path) && dirname(path) === dirname(sheet))
  const parts = users
    .filter((path) => imports.get(path)?.includes(sheet))
    .flatMap((path) => imports.get(path) ?? [])
    .filter((path) => !isOwn(path))
  return [...parts.flatMap((part) => [part, ...listSheetsOf(part)]), ...(imports.get(sheet) ?? [])].filter(
    (path) => isSheet(path) && path !== sheet,
  )
}

describe('the order of styles.css', () => {
  test('src/styles.ts names every stylesheet once', () => {
    expect(order.toSorted()).toEqual(sheets.toSorted())
  })

  test.each(sheets)('%s comes after the stylesheets of the components inside its own', (sheet) => {
    const later = listEarlier(sheet).filter(
      (path) => path.startsWith('src/') && order.indexOf(path) > order.indexOf(sheet),
    )
    expect(later).toEqual([])
  })

  test('the check reads what a component is made of', () => {
    expect(listEarlier('src/components/copy-button/copy-button.css.ts')).toContain(
      'src/components/icon-button/icon-button.css.ts',
    )
    expect(listEarlier('src/modal/shell/modal-card.css.ts')).toContain('src/components/dialog/dialog.css.ts')
  })

  test('the kit comes before the modal, its parts and the features', () => {
    const isModal = order.map((path) => /^src\/(modal|parts|features)\//.test(path))
    expect(isModal).toEqual(isModal.toSorted())
    expect(isModal).toContain(true)
  })

  test('the built rules have that order, after the tokens', () => {
    const named = [...css.matchAll(/\.([a-z-]+)_[\w]*__/g)].map(([, name]) => name)
    const names = order.map((path) => posix.basename(path, '.css.ts'))
    expect([...new Set(named)]).toEqual(names)
    expect(css.indexOf('--lintel-space-1:')).toBeLessThan(css.indexOf(`.${names[0]}_`))
  })

  test('no rule is in a layer, because a reset of the page would win over it', () => {
    expect(css).not.toContain('@layer')
  })

  test("the theme's color scheme has the specificity to win over `:root { color-scheme: … }`", () => {
    expect(css).toMatch(/\[data-lintel-theme\]\[data-appearance="?dark"?\]\{[^}]*color-scheme:dark/)
    expect(css).not.toMatch(/:root\{[^}]*color-scheme/)
  })
})

describe('the colors', () => {
  test('styles.css has the default accent with its gray, and the tones of messages', () => {
    const named = (family: string) => [
      ...new Set([...css.matchAll(new RegExp(`\\[data-${family}="?(\\w+)"?\\]\\)\\{--lintel`, 'g'))].map(([, n]) => n)),
    ]
    expect(named('accent').toSorted()).toEqual(['amber', 'gray', 'green', 'indigo', 'red'])
    expect(named('gray')).toEqual(['slate'])
  })

  test('every other color is a file of its own; the file of an accent has its gray', async () => {
    const library = await buildLibrary()
    const built = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
    const colors = ['accents', 'grays'].flatMap((folder) =>
      readdirSync(join(ROOT, 'tokens', folder)).map((name) => `tokens/${folder}/${name.replace('.css.ts', '.css')}`),
    )
    expect(built.toSorted()).toEqual(['styles.css', ...colors].toSorted())
    for (const path of colors) {
      const sheet = readFileSync(join(library, path), 'utf8')
      const [, family, name = ''] = /(accent|gray)s\/(\w+)\.css$/.exec(path) ?? []
      expect(sheet, path).toMatch(new RegExp(`\\[data-${family}="?${name}"?\\]`))
      if (family === 'accent') expect(sheet, path).toMatch(new RegExp(`\\[data-gray="?${matchGray(name)}"?\\]`))
    }
  })
})
