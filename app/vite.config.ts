import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeScriptFile } from '../scripts/vite/theme-script.js'
import { nameClass } from '../tokens/name-class.js'

export default defineConfig({
  root: import.meta.dirname,
  // vanilla-extract generates this import, so Vite's first scan misses it; finding it later would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [react(), vanillaExtractPlugin({ identifiers: nameClass }), themeScriptFile()],
  build: {
    outDir: resolve(import.meta.dirname, '../dist/site'),
    emptyOutDir: true,
    // The first browsers with light-dark() and Intl.Segmenter. index.html names them, too.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // All of them preload modules themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One initial file: split along what later chunks share, it is 10 % larger.
            { name: 'initial', tags: ['$initial'] },
            // Modules that many views or many actions of chains share: most of them are under 2 KB. docs/figures.md
            // has how many files a visitor loads with and without.
            { name: 'views', test: /\/src\/(components|icons|modal|parts|react|theme)\//, minShareCount: 5 },
            {
              name: 'chains',
              test: /\/node_modules\/(@noble|@scure|@wagmi|abitype|ox|viem|wagmi)\//,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
})
