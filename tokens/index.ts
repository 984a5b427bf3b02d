export { type ColorRoles, type TokenValues, vars } from './contract.css.js'
export {
  controlHeights,
  durations,
  radius,
  radiusFactors,
  scalings,
  space,
  touchTarget,
  type,
  weights,
  zIndexes,
} from './dimensions.js'
