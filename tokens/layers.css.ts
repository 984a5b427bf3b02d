import { globalLayer } from '@vanilla-extract/css'
import { layerNames } from './layer-order.js'

const [reset, tokens, components, overrides] = layerNames

/** The layers to write rules into, declared in their order. */
export const layers = {
  reset: globalLayer(reset),
  tokens: globalLayer(tokens),
  components: globalLayer(components),
  overrides: globalLayer(overrides),
}
