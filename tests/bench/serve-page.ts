import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { nameClass } from '../../scripts/vite/name-class.js'

/** Builds the page in the folder `name` beside this file for production into `outDir`. */
export async function buildPage(name: string, outDir: string): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, name),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: nameClass })],
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome123'],
      // As on the site: the code for the first paint is one file.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
    },
  })
}

/** Builds the page in the folder `name` and serves it on loopback. */
export async function servePage(name: string, outDir: string): Promise<{ url: string; close(): Promise<void> }> {
  await buildPage(name, outDir)
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
