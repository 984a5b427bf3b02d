import type { Plugin } from 'vite'
import { themeScript } from '../../src/theme/appearance/theme-script.js'

/** Serves and builds `themeScript` as the file `/theme.js`, which a page under `script-src 'self'` may run. */
export function themeScriptFile(): Plugin {
  const fileName = 'theme.js'
  return {
    name: 'lintel:theme-script',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(themeScript)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: themeScript })
    },
  }
}
