import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listParts } from '../architecture/source-files.js'
import { measureImport, sumSizes } from './measure-import.js'

const KB = 1024

/** "What Lintel promises" of design/promises.md, gzip, peers not counted. A limit without a unit is in KB. */
const promises: { name: string; code: string; js?: number; css?: number }[] = [
  { name: 'a theme function alone', code: "export { themeAttributes } from '/src/theme/index.ts'", js: 2 },
  {
    name: 'Theme with useTheme and useAppearance',
    code: "export { Theme, useAppearance, useTheme } from '/src/theme/index.ts'",
    js: 2,
  },
  { name: 'the appearance hook alone', code: "export { useAppearance } from '/src/theme/index.ts'", js: 2, css: 0 },
  { name: 'all of lintel/tokens', code: "export * from '/tokens/index.ts'", js: 2, css: 0 },
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
  {
    name: 'WalletConnect before its first use',
    code: "export { walletConnect } from '/src/chains/walletconnect/index.ts'",
    js: 2,
    css: 0,
  },
  {
    name: 'the client of a directory, loaded with the first request',
    code: "export { createDirectoryClient } from '/src/services/directory/create-directory-client.ts'",
    js: 5.5,
  },
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
const whole = await measureImport("export { LintelProvider, LintelModal, ConnectButton } from '/src/index.ts'")
const { lazy, opened } = whole

describe('the modal comes when it is asked for', () => {
  const isView = (source: string) => source.startsWith('src/modal/views/')
  const modal = lazy.get('src/modal/shell/modal-dialog.tsx') ?? new Map<string, number>()
  const addTo = (known: Map<string, number>, source: string) =>
    [...(lazy.get(source) ?? [])].filter(([name]) => !known.has(name))

  // As for the page itself: JS here, css under the limit of all css.
  test('opening it loads 25 KB of JS at most', () => {
    const js = sumSizes([...modal].filter(([name]) => !name.endsWith('.css')))
    const css = sumSizes(modal) - js
    console.log(`opening the modal: js ${(js / KB).toFixed(1)} of 25 KB, css ${(css / KB).toFixed(1)} KB besides`)
    expect(js).toBeGreaterThan(0)
    expect(js).toBeLessThanOrEqual(25 * KB)
  })

  test('the page itself can ask for the modal and for toasts, each alone, and for nothing else', () => {
    const toasts = addTo(modal, 'src/modal/shell/toasts.tsx')
    console.log(`the first toast after that: ${(sumSizes(toasts) / KB).toFixed(1)} KB`)
    expect(opened.toSorted()).toEqual(['src/modal/shell/modal-dialog.tsx', 'src/modal/shell/toasts.tsx'])
    expect(sumSizes(toasts)).toBeGreaterThan(0)
  })

  test.each([...lazy.keys()].filter(isView))('%s adds 8 KB at most', (source) => {
    // A part of a view that comes by itself comes after its view.
    const view = [...lazy.keys()].find(
      (name) => name.startsWith(`${dirname(source)}/`) && /\.container\.tsx$/.test(name),
    )
    const before = view && view !== source ? new Map([...modal, ...(lazy.get(view) ?? [])]) : modal
    const added = sumSizes(addTo(before, source))
    console.log(`${source}: ${(added / KB).toFixed(1)} of 8 KB`)
    expect(added).toBeLessThanOrEqual(8 * KB)
  })

  test('every view but the first is a chunk of its own', () => {
    const views = listParts('src/modal/views').filter((name) => name !== 'connect')
    const chunks = [...lazy.keys()].filter(isView).map((source) => source.split('/')[3])
    expect(views.filter((name) => !chunks.includes(name))).toEqual([])
  })
})

test("WalletConnect's client is a chunk of its own, which neither its entry nor the page holds", async () => {
  const { lazy } = await measureImport("export { walletConnect } from '/src/chains/walletconnect/index.ts'")
  const client = sumSizes(lazy.get('src/chains/walletconnect/client/open-client.ts') ?? [])
  console.log(`WalletConnect's client, on its first use: ${(client / KB).toFixed(1)} KB`)
  expect(client).toBeGreaterThan(50 * KB)
  expect([...whole.lazy.keys()].filter((name) => name.includes('walletconnect'))).toEqual([])
}, 60_000)

test('the measure sees what is imported, and nothing is free', { timeout: 60_000 }, async () => {
  const weight = await measureImport("export { Button } from '/src/components/button/button.tsx'")
  expect(weight.js).toBeGreaterThan(KB)
  expect(weight.css).toBeGreaterThan(KB / 2)
})
