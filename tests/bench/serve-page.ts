import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { nameClass } from '../../tokens/name-class.js'

/** A server on loopback. `url` ends with a slash. */
export type PageServer = { url: string; close(): Promise<void> }

/** Builds the page in the folder `name` beside this file for production, and serves it. */
export async function servePage(name: string, outDir: string): Promise<PageServer> {
  await build({
    root: resolve(import.meta.dirname, name),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: nameClass })],
    build: { outDir, emptyOutDir: true, target: ['chrome123'] },
  })
  return serveFolder(outDir)
}

/** Serves a built page. */
export async function serveFolder(outDir: string): Promise<PageServer> {
  const server = await preview({
    configFile: false,
    root: outDir,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
