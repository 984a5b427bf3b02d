import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltPackage, buildPackage, entryNames } from './built-package.js'

/** The output of tests/ssr/fixtures/server.mjs. */
type Report = {
  globals: string[]
  exported: Record<string, number>
  components: string[]
  html: Record<string, string>
  errors: string[]
  pages: { side: 'left' | 'right'; html: string }[]
  complaints: string[]
  refusals: Record<'radius' | 'text' | 'two' | 'fragment', string>
  isLeftOpen: boolean
  isRightUntouched: boolean
  timers: { running: number; left: number }
}

/** The output of tests/ssr/fixtures/react-server.mjs: which exports run on the server, and which are references. */
type ReferredReport = {
  hasState: boolean
  entries: Record<string, { client: string[]; server: string[] }>
  errors: string[]
}

const words = { left: 'Left door', right: 'Right door' }
let built: BuiltPackage
let report: Report
let referred: ReferredReport

beforeAll(async () => {
  built = await buildPackage()
  report = await built.run<Report>('server.mjs')
  referred = await built.run<ReferredReport>('react-server.mjs', ['react-server', 'module'])
}, 240_000)

afterAll(() => built?.remove())

describe('the built package on a server, in plain Node', () => {
  test('there is no document', () => {
    expect(report.globals).toEqual([])
  })

  test.each(entryNames)('%s can be imported', (name) => {
    expect(report.exported[name]).toBeGreaterThan(0)
  })

  test('every component renders without React warnings', () => {
    expect(report.errors).toEqual([])
    expect(report.complaints).toEqual([])
    expect(report.components.filter((name) => !(name in report.html))).toEqual([])
    expect(report.html.Button).toMatch(/<button[^>]*><span[^>]*>Go<\/span><\/button>/)
  })

  test('theme, provider, connect button and modal render on a real chain', () => {
    // A root theme sets attributes of `<html>`, which the app renders.
    expect(report.html.app).not.toContain('data-lintel-theme')
    expect(report.html.app).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*><span[^>]*><span>Connect wallet</)
  })

  test('a theme writes its attributes, inherited ones and the gray of a custom accent', () => {
    expect(report.html.theme).toMatch(/^<div data-lintel-theme="" data-appearance="dark" data-accent="brand"/)
    const inner = /<main[^>]*>/.exec(report.html.theme ?? '')?.[0]
    expect(inner).toContain('data-accent="brand"')
    expect(inner).toContain('data-gray="olive"')
    expect(inner).toContain('data-radius="full"')
    expect(inner).toContain('data-scaling="90%"')
  })

  test('a root theme leaves the attributes to html, so that they are not duplicated', () => {
    expect(report.html.app).not.toContain('data-lintel-theme')
    expect(report.html.root).toMatch(/^<html data-lintel-theme="" data-appearance="light" data-accent="lime"/)
    expect(report.html.root?.match(/data-accent/g)).toHaveLength(1)
  })

  test('in development a value without css, and a child that cannot have attributes, throw', () => {
    expect(report.refusals.radius).toContain('Use none, small, medium, large or full.')
    for (const kind of ['text', 'two', 'fragment'] as const) {
      expect(report.refusals[kind], kind).toContain('Wrap the children of <Theme asChild> in one element')
    }
  })

  test('100 interleaved renders of two instances share nothing', () => {
    expect(report.pages).toHaveLength(100)
    for (const { side, html } of report.pages) {
      const other = side === 'left' ? 'right' : 'left'
      expect(html).toContain(`late ${words[side]}`)
      expect(html.split(words[side])).toHaveLength(3)
      expect(html).not.toContain(words[other])
    }
    expect(report.isLeftOpen).toBe(true)
    expect(report.isRightUntouched).toBe(true)
  })

  test('a destroyed instance leaves no timer running', () => {
    expect(report.timers.running).toBeGreaterThan(0)
    expect(report.timers.left).toBe(0)
  })
})

describe('the built package in React Server Components', () => {
  test('React has no state there', () => {
    expect(referred.hasState).toBe(false)
  })

  test('every entry can be imported', () => {
    expect(referred.errors).toEqual([])
    expect(Object.keys(referred.entries)).toEqual(entryNames)
  })

  test('parts with state are references to the client; static parts run on the server', () => {
    const { client = [], server = [] } = referred.entries['lintel/components'] ?? {}
    expect(client).toEqual(expect.arrayContaining(['Button', 'CopyButton', 'Dialog', 'Toast']))
    expect(server).toEqual(expect.arrayContaining(['Badge', 'Heading', 'Text', 'Spinner', 'shortenAddress']))
    expect(referred.entries['lintel/theme']?.client).toContain('Theme')
  })
})
