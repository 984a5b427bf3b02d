import type { Plugin } from 'vite'
import { themeScript } from '../../src/theme/appearance/theme-script.js'

/** Serves and builds `themeScript` as `/theme.js`: a file of the page's own, which the strictest policy lets run. */
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
