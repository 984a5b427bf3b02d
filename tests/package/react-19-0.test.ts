import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { buildLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'
import { resolveBuiltLibrary } from './bundle-import.js'

let folder: string

// Bundles the app and the built library with React 19.0 in place of the installed one.
beforeAll(async () => {
  await buildLibrary()
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'dist', 'react-19-0-'))
  await build({
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'silent',
    publicDir: false,
    plugins: [resolveBuiltLibrary()],
    resolve: {
      alias: [
        { find: /^react(?=\/|$)/, replacement: 'react-19-0' },
        { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-19-0' },
      ],
    },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      lib: { entry: join(ROOT, 'tests/package/fixtures/modal-app.tsx'), formats: ['es'], fileName: 'modal-app' },
    },
  })
}, 200_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the modal connects and the theme panel opens under React 19.0', { timeout: 30_000 }, async () => {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {})
  const { screen } = await import('@testing-library/dom')
  const app: typeof import('./fixtures/modal-app.js') = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'modal-app.js')).href
  )
  const complaints = vi.spyOn(console, 'error')
  expect(app.renderApp(document.body.appendChild(document.createElement('main')))).toBe('19.0.0')
  const findButton = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 })
  ;(await findButton('Connect wallet')).click()
  ;(await findButton(/^Foxglove/)).click()
  // The page is not hidden behind the modal, although a transition of the app is pending.
  await findButton(/^0x71…/)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true }))
  await screen.findByRole('dialog', { name: 'Theme' }, { timeout: 10_000 })
  expect(complaints.mock.calls).toEqual([])
  await teardown(globalThis)
})
