import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createLibraryConfig,
  LIBRARY_FOLDER,
  listColourScales,
  readPublicEntries,
} from '../../scripts/library-build.js'
import { ROOT } from '../architecture/source-files.js'

/** What tests/ssr/fixtures/server.mjs prints. */
type Report = {
  globals: string[]
  exported: Record<string, number>
  components: string[]
  html: Record<string, string>
  errors: string[]
  pages: { side: 'left' | 'right'; html: string }[]
  complaints: string[]
  isLeftOpen: boolean
  isRightUntouched: boolean
  timers: { running: number; left: number }
}

const words = { left: 'Left door', right: 'Right door' }
const entries = readPublicEntries()
const names = entries.map(({ name }) => name.replace(/^\./, 'lintel'))
/** Below the repository, so that the package finds its dependencies as it does in an app. */
let folder: string
let report: Report

beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'dist', 'ssr-'))
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  cpSync(join(ROOT, 'tests/ssr/fixtures'), folder, { recursive: true })
  const config = createLibraryConfig(
    [...entries.map(({ source }) => source), ...listColourScales()],
    resolve(folder, LIBRARY_FOLDER),
  )
  await build({ ...config, logLevel: 'silent' })
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['server.mjs', JSON.stringify(names)], {
    cwd: folder,
    timeout: 20_000,
    maxBuffer: 8 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'development' },
  })
  report = JSON.parse(stdout) as Report
}, 90_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the built package on a server, in plain Node', () => {
  test('there is no page', () => {
    expect(report.globals).toEqual([])
  })

  test.each(names)('%s can be imported', (name) => {
    expect(report.exported[name]).toBeGreaterThan(0)
  })

  test('every component renders, and React has nothing to complain about', () => {
    expect(report.errors).toEqual([])
    expect(report.complaints).toEqual([])
    expect(report.components.filter((name) => !(name in report.html))).toEqual([])
    expect(report.html.Button).toMatch(/<button[^>]*><span[^>]*>Go<\/span><\/button>/)
  })

  test('theme, provider, connect button and modal render on a real chain', () => {
    expect(report.html.app).toMatch(/<div[^>]*data-lintel-theme[^>]*data-accent="indigo"/)
    expect(report.html.app).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*><span[^>]*>Connect wallet</)
  })

  test('20 interleaved renders of two instances share nothing', () => {
    expect(report.pages).toHaveLength(20)
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
