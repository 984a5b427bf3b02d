import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { measureImport, sumSizes } from '../../../package/measure-import.js'

const KB = 1024

/** The kit parts of the panel, and its neutral gray. */
const base =
  "export { Theme } from '/src/theme/index.ts'; export { Badge, Callout, CopyButton, Heading, IconButton, Segment, SegmentedControl } from '/src/components/index.ts'; import '/tokens/grays/gray.css.ts'"

// As an app is built; in development the file names of all elements would count too.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

describe('the theme panel', { timeout: 60_000 }, () => {
  test('adds at most 10 KB of code and 2.5 KB of css to an app that has its kit parts', async () => {
    const without = await measureImport(base)
    const withPanel = await measureImport(`${base}; export { ThemePanel } from '/src/theme/index.ts'`)
    const [js, css] = [withPanel.js - without.js, withPanel.css - without.css]
    console.log(`ThemePanel: js ${(js / KB).toFixed(1)} of 10 KB, css ${(css / KB).toFixed(1)} of 2.5 KB`)
    expect(js).toBeGreaterThan(KB)
    expect(js).toBeLessThanOrEqual(10 * KB)
    expect(css).toBeLessThanOrEqual(2.5 * KB)
  })

  test('adds nothing where it is not used, and ThemeEditor loads it on demand', async () => {
    const theme = await measureImport("export { Theme, useTheme } from '/src/theme/index.ts'")
    const editor = await measureImport("export { ThemeEditor, useThemeSettings } from '/src/theme/index.ts'")
    expect([...theme.lazy.keys()]).toEqual([])
    // Both with the visitor's text size.
    expect(theme.js).toBeLessThanOrEqual(2.25 * KB)
    expect([...editor.lazy.keys()]).toEqual(['src/theme/panel/theme-panel.tsx'])
    expect(editor.css).toBe(theme.css)
    const later = sumSizes(editor.lazy.get('src/theme/panel/theme-panel.tsx') ?? [])
    console.log(
      `ThemeEditor and useThemeSettings: js ${(editor.js / KB).toFixed(1)} KB, ${(later / KB).toFixed(1)} KB on T`,
    )
    expect(editor.js).toBeLessThanOrEqual(6.75 * KB)
  })
})
