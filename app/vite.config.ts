import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeScriptFile } from '../scripts/vite/theme-script.js'

export default defineConfig({
  root: import.meta.dirname,
  // Named by what vanilla-extract writes, so the first scan cannot see it; found later it would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [react(), vanillaExtractPlugin(), themeScriptFile()],
  build: {
    outDir: resolve(import.meta.dirname, '../dist/site'),
    emptyOutDir: true,
    // The first browsers with light-dark() and :has(); newer than them nothing has to be rewritten.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // One file for all that the first paint needs: cut along what later chunks share with it, it is a tenth heavier.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
})
