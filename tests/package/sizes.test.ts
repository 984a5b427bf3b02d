import { describe, expect, test } from 'vitest'
import { listParts } from '../architecture/source-files.js'
import { measureImport, sumSizes } from './measure-import.js'

const KB = 1024

/** "What Lintel promises" of design/promises.md, gzip, peers not counted. A limit without a unit is in KB. */
const promises: { name: string; code: string; js?: number; css?: number }[] = [
  { name: 'a theme function alone', code: "export { themeAttributes } from '/src/theme/index.ts'", js: 2 },
  // 1.4 KB of it is Radix Slot, which every button brings anyway.
  { name: 'the Theme component alone', code: "export { Theme } from '/src/theme/index.ts'", js: 2.5 },
  { name: 'the appearance hook alone', code: "export { useAppearance } from '/src/theme/index.ts'", js: 2, css: 0 },
  { name: 'the theme contract alone', code: "export { vars } from '/tokens/index.ts'", js: 2, css: 0 },
  { name: 'the spacing scale alone', code: "export { space } from '/tokens/index.ts'", js: 2, css: 0 },
  { name: 'Button alone', code: "export { Button } from '/src/components/button/button.tsx'", js: 4, css: 1.5 },
  {
    name: 'base tokens and one accent',
    code: "import '/tokens/base.css.ts'; import '/tokens/accents/indigo.css.ts'; import '/tokens/grays/slate.css.ts'",
    css: 4,
  },
  { name: 'the English words', code: "export * from '/src/core/messages/en.ts'", js: 4 },
  { name: 'all css', code: "import '/src/styles.ts'; export * from '/src/index.ts'", css: 20 },
  { name: 'one hook alone', code: "export { useAccount } from '/src/index.ts'", js: 3, css: 0 },
  {
    name: 'provider, connect button and the default theme',
    code:
      "export { LintelProvider, ConnectButton } from '/src/index.ts'; export { Theme } from '/src/theme/index.ts';" +
      "import '/tokens/base.css.ts'; import '/tokens/accents/indigo.css.ts'; import '/tokens/grays/slate.css.ts'",
    js: 30,
  },
]

describe('one import costs only itself', () => {
  test.each(promises)('$name', { timeout: 60_000 }, async ({ name, code, js, css }) => {
    const weight = await measureImport(code)
    const figures = [
      `js ${(weight.js / KB).toFixed(1)} of ${js ?? '–'} KB`,
      `css ${(weight.css / KB).toFixed(1)} of ${css ?? '–'} KB`,
    ]
    console.log(`${name}: ${figures.join(', ')}`)
    if (js !== undefined) expect(weight.js).toBeLessThanOrEqual(js * KB)
    if (css !== undefined) expect(weight.css).toBeLessThanOrEqual(css * KB)
  })
})

// Before the tests: each view has one of its own.
const { lazy, opened } = await measureImport(
  "export { LintelProvider, LintelModal, ConnectButton } from '/src/index.ts'",
)

describe('the modal comes when it is asked for', () => {
  const isView = (source: string) => source.startsWith('src/modal/views/')
  const modal = lazy.get('src/modal/shell/modal-dialog.tsx') ?? new Map<string, number>()
  const addTo = (known: Map<string, number>, source: string) =>
    [...(lazy.get(source) ?? [])].filter(([name]) => !known.has(name))

  test('opening it loads 25 KB at most', () => {
    console.log(`opening the modal: ${(sumSizes(modal) / KB).toFixed(1)} of 25 KB`)
    expect(modal.size).toBeGreaterThan(0)
    expect(sumSizes(modal)).toBeLessThanOrEqual(25 * KB)
  })

  test('the page itself can ask for the modal and for toasts, each alone, and for nothing else', () => {
    const toasts = addTo(modal, 'src/modal/shell/toasts.tsx')
    console.log(`the first toast after that: ${(sumSizes(toasts) / KB).toFixed(1)} KB`)
    expect(opened.toSorted()).toEqual(['src/modal/shell/modal-dialog.tsx', 'src/modal/shell/toasts.tsx'])
    expect(sumSizes(toasts)).toBeGreaterThan(0)
  })

  test.each([...lazy.keys()].filter(isView))('%s adds 8 KB at most', (source) => {
    const added = sumSizes(addTo(modal, source))
    console.log(`${source}: ${(added / KB).toFixed(1)} of 8 KB`)
    expect(added).toBeLessThanOrEqual(8 * KB)
  })

  test('every view but the first is a chunk of its own', () => {
    const views = listParts('src/modal/views').filter((name) => name !== 'connect')
    const chunks = [...lazy.keys()].filter(isView).map((source) => source.split('/')[3])
    expect(views.filter((name) => !chunks.includes(name))).toEqual([])
  })
})

test('the measure sees what is imported, and nothing is free', { timeout: 60_000 }, async () => {
  const weight = await measureImport("export { Button } from '/src/components/button/button.tsx'")
  expect(weight.js).toBeGreaterThan(KB)
  expect(weight.css).toBeGreaterThan(KB / 2)
})
