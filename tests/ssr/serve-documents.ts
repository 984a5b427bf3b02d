import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig } from 'vite'
import { nameClass } from '../../scripts/vite/name-class.js'
import { themeScript, themeScriptHash } from '../../src/theme/appearance/theme-script.js'
import { ROOT } from '../fixtures/source-files.js'

const run = promisify(execFile)

/**
 * Builds `client.tsx` and `server.tsx` of a folder and serves the documents that `server.tsx` prints: it gets the path as
 * its argument and the cookies as `COOKIE`. In development mode, so that React reports mismatches.
 */
export async function serveDocuments(source: string): Promise<{ origin: string; close(): void }> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'dist', 'hydration-'))
  const shared: InlineConfig = {
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClass })],
  }
  const output = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' }
  await build({
    ...shared,
    build: {
      outDir: join(folder, 'client'),
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: { input: { client: join(source, 'client.tsx') }, output },
    },
  })
  await build({
    ...shared,
    build: { ssr: join(source, 'server.tsx'), outDir: join(folder, 'server'), rolldownOptions: { output } },
  })
  const css = readdirSync(join(folder, 'client')).find((name) => name.endsWith('.css')) ?? ''
  const head = `<head><title>Hydration</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/${css}" /><script>${themeScript}</script>`
  const documents = new Map<string, Promise<string>>()

  function renderDocument(path: string, cookie: string): Promise<string> {
    const known = documents.get(`${path} ${cookie}`)
    if (known) return known
    const env = { ...process.env, NODE_ENV: 'development', COOKIE: cookie }
    const rendered = run(process.execPath, [join(folder, 'server/server.js'), path], { env }).then(({ stdout }) =>
      stdout.replace('<head>', head),
    )
    documents.set(`${path} ${cookie}`, rendered)
    return rendered
  }

  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const type = types[extname(path)]
    response.setHeader('content-type', `${type ?? 'text/html'}; charset=utf-8`)
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'self'; script-src 'self' '${themeScriptHash}'`,
    )
    const body = type
      ? readFileSync(join(folder, 'client', path))
      : await renderDocument(path, request.headers.cookie ?? '').catch(String)
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
