import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameClass } from '../../tokens/name-class.js'

const page = (name: string) => resolve(import.meta.dirname, `${name}.html`)

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite-wallet'),
  // vanilla-extract generates this import, so Vite's first scan misses it; finding it later would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  // WalletKit pins older copies of these packages; bundle one version of each.
  resolve: { dedupe: ['@walletconnect/core', '@walletconnect/sign-client', '@walletconnect/utils', 'viem'] },
  plugins: [react(), vanillaExtractPlugin({ identifiers: nameClass })],
  build: {
    outDir: '../../dist/wallet',
    emptyOutDir: true,
    // The first browsers with light-dark() and :has(), as for the site.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy forbids inlined fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: page('index'),
        // The wallet's universal link: /wc?uri=<pairing link>.
        wc: page('wc'),
        approve: page('approve'),
        background: page('background'),
      },
    },
  },
})
