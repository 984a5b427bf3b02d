import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createPageApp } from '../../../../servers/pages/create-page-app.js'

const root = mkdtempSync(join(tmpdir(), 'lintel-pages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const html = '<!doctype html><html><head></head><body></body></html>'
for (const name of ['site', 'storybook']) {
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, 'index.html'), html)
  writeFileSync(join(root, name, 'iframe.html'), html)
}

const createApp = (ancestors: readonly string[]) =>
  createPageApp({
    folder: join(root, 'site'),
    storybookFolder: join(root, 'storybook'),
    readConfig: () => ({ chains: [], networks: [], services: {} }),
    readPolicy: () => ({ connect: [], images: [], frame: [], forms: [], ancestors }),
  })

describe('who may show a page in a frame', () => {
  const paths = ['/', '/storybook', '/storybook/', '/storybook/iframe.html', '/storybook/missing.js', '/missing']

  test.each(paths)('only the pages of the site itself: %s', async (path) => {
    const response = await createApp(["'self'"]).request(path)
    expect(response.headers.get('content-security-policy')).toMatch(/(^|; )frame-ancestors 'self'(;|$)/)
  })

  test.each(paths)('nobody, when no origin is named: %s', async (path) => {
    const response = await createApp([]).request(path)
    expect(response.headers.get('content-security-policy')).toMatch(/(^|; )frame-ancestors 'none'(;|$)/)
  })

  test("Storybook's pages may run their inline scripts", async () => {
    const response = await createApp(["'self'"]).request('/storybook/iframe.html')
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  })
})
