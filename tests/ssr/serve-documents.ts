import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { themeScript, themeScriptHash } from '../../src/theme/appearance/theme-script.js'
import { buildLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'
import { resolveBuiltLibrary } from '../package/bundle-import.js'

const run = promisify(execFile)

/**
 * Builds `client.tsx` and `server.tsx` of a folder with the built library, and serves the documents that `server.tsx`
 * prints: it gets the path as its argument and the cookies as `COOKIE`. In development mode, so that React reports
 * mismatches.
 *
 * @param colors The stylesheets beside `styles.css`, such as `accents/lime`.
 */
export async function serveDocuments(
  source: string,
  colors: readonly string[] = [],
): Promise<{ origin: string; close(): void }> {
  const library = await buildLibrary()
  const folder = mkdtempSync(join(ROOT, 'dist', 'hydration-'))
  const shared: InlineConfig = {
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [resolveBuiltLibrary()],
  }
  const output = { entryFileNames: '[name].js' }
  await build({
    ...shared,
    build: {
      outDir: join(folder, 'client'),
      minify: false,
      rolldownOptions: { input: { client: join(source, 'client.tsx') }, output },
    },
  })
  await build({
    ...shared,
    build: { ssr: join(source, 'server.tsx'), outDir: join(folder, 'server'), rolldownOptions: { output } },
  })
  const css = ['styles.css', ...colors.map((name) => `tokens/${name}.css`)]
  writeFileSync(
    join(folder, 'client/styles.css'),
    css.map((path) => readFileSync(join(library, path), 'utf8')).join(''),
  )
  const head = `<head><title>Hydration</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/styles.css" /><script>${themeScript}</script>`
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
