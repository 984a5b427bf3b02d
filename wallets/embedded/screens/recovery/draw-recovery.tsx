import { drawScreen } from '../parts/draw-screen.js'
import type { DrawScreen } from '../screen-context.js'
import { RecoveryContainer } from './recovery.container.js'

/** Lets the visitor recover the wallet in this browser. */
export const draw: DrawScreen = (place, context) =>
  drawScreen(place, context, (controls) => <RecoveryContainer context={context} {...controls} />)
