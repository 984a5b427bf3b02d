export { vars } from './contract.css.js'
export { controlHeights, durations, radius, radiusFactors, scalings, space, type, weights } from './dimensions.js'
