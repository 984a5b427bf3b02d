import { emitAccent } from '../color/color-css.js'

emitAccent('cyan')
