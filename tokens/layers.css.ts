import { globalLayer } from '@vanilla-extract/css'

/** The cascade, weakest first. Code outside layers, an app's own, always wins. */
export const layers = {
  reset: globalLayer('lintel.reset'),
  tokens: globalLayer('lintel.tokens'),
  components: globalLayer('lintel.components'),
  overrides: globalLayer('lintel.overrides'),
}
