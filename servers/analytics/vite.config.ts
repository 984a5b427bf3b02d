import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameClass } from '../../tokens/name-class.js'

export default defineConfig({
  root: resolve(import.meta.dirname, 'page'),
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: nameClass })],
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/analytics'),
    emptyOutDir: true,
    // The first browsers with light-dark() and :has(), as for the site.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy forbids inlined scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
