import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown } from 'vite'
import { nameClass } from '../../tokens/name-class.js'
import { ROOT } from '../fixtures/source-files.js'
import { compress } from '../package/measure-import.js'

/** Builds an app of `code`, and returns the bytes gzip of its css. */
export async function weighCss(code: string): Promise<number> {
  const entry = 'virtual:app'
  const app: Plugin = {
    name: 'lintel:app-with-css',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? code : undefined),
  }
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    plugins: [app, vanillaExtractPlugin({ identifiers: nameClass })],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  return sheets.reduce((sum, sheet) => sum + compress(sheet), 0)
}
