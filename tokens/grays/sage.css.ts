import { emitGray } from '../color/color-css.js'

emitGray('sage')
