import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCircles } from './fixtures/find-circles.js'
import { listFiles, listParts, listViews, ROOT } from './fixtures/source-files.js'

// Biome checks the rest: who may import whom, cycles of files, the length of a file, file names and default exports (biome.json).

/** Bytes. Keeps a clone of the repository small. */
const MAX_BASELINES = 12 * 1024 * 1024

const PHYSICAL_SIDE = new RegExp(
  `(?<![\\w$.-])['"]?(?:(?:scroll)?(?:[mM]argin|[pP]adding)(?:Left|Right|Top|Bottom)` +
    `|border(?:Left|Right|Top|Bottom)(?:Color|Width|Style)?` +
    `|border(?:Top|Bottom)(?:Left|Right)Radius` +
    `|left|right|top|bottom)['"]?\\s*:` +
    `|(?<![\\w$])(?:textAlign|float|clear|captionSide)['"]?\\s*:\\s*['"](?:left|right)\\b`,
  'g',
)

/** Lists physical sides in the styles of `code`: the whole of a stylesheet, `style={{…}}` of a component. */
function findPhysicalSides(path: string, code: string): string[] {
  const styles = path.endsWith('.css.ts') ? [code] : [...code.matchAll(/\bstyle=\{\{[^}]*\}/g)].map(([style]) => style)
  return styles.flatMap((style) => style.match(PHYSICAL_SIDE) ?? []).map((found) => `${path}: ${found}`)
}

describe('stories', () => {
  const index = readFileSync(join(ROOT, 'src/components/index.ts'), 'utf8')
  const components = listParts('src/components').filter((name) => index.includes(`/${name}.js'`))

  test.each(components)('component %s has a gallery', (name) => {
    const stories = readFileSync(join(ROOT, `stories/components/${name}.stories.tsx`), 'utf8')
    expect(stories).toContain('export const Gallery = meta.story(')
  })

  test.each(listViews())('view $name has stories', ({ feature, name }) => {
    expect(existsSync(join(ROOT, `stories/features/${feature}/${name}.stories.tsx`))).toBe(true)
  })

  test('their pictures weigh 12 MiB at most', () => {
    const bytes = listFiles('tests/visual/baselines').reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0)
    expect(bytes).toBeLessThanOrEqual(MAX_BASELINES)
  })
})

test('the folders of src import in one direction, at every level', () => {
  expect(findCircles('src')).toEqual([])
})

test('styles name no physical side, so that they follow the writing direction', () => {
  const styled = ['src', 'tokens', 'app', 'wallets']
    .flatMap(listFiles)
    .filter((path) => /\.css\.ts$|\.tsx$/.test(path))
    .flatMap((path) =>
      findPhysicalSides(path, readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    )
  expect(styled).toEqual([])
  expect(findPhysicalSides('a.css.ts', "style({ marginLeft: 4, textAlign: 'left' })")).toHaveLength(2)
  expect(findPhysicalSides('a.tsx', '<a style={{ right: 0 }}>{{ left: 1 }}</a>')).toHaveLength(1)
})

test('the documentation names only files that exist', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...listFiles('docs').filter((path) => path.endsWith('.md')),
  ]
  const missing = pages.flatMap((page) =>
    listNamedFiles(readFileSync(join(ROOT, page), 'utf8'))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${page}: ${path}`),
  )
  expect(missing).toEqual([])
  expect(listNamedFiles('see `tests/a.test.ts`, `src/b` and stories/c.tsx')).toEqual(['tests/a.test.ts'])
})

/** The files of the repository that a text names in code, such as `tests/unit/setup.ts`. Not those of an app, as `src/App.tsx`. */
function listNamedFiles(text: string): string[] {
  return [...text.matchAll(/`((?:tests|stories|servers|scripts)\/[\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
}
