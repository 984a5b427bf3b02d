import type { Plugin } from 'vite'
import { layerOrder } from '../../tokens/layer-order.js'

/**
 * Puts the layer order first in every emitted css file. The first statement a browser meets fixes the order,
 * and with split chunks any file can be the first to arrive.
 */
export function cssLayerOrder(): Plugin {
  return {
    name: 'lintel:css-layer-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const css = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
          if (css.includes('@layer lintel.')) file.source = layerOrder + css
        }
      },
    },
  }
}
