import { drawScreen } from '../parts/draw-screen.js'
import type { DrawScreen } from '../screen-context.js'
import { LogInAgainContainer } from './log-in-again.container.js'

/** Lets the visitor log in anew, by the passkey of this device or as they did before. */
export const draw: DrawScreen = (place, context) =>
  drawScreen(place, context, (controls) => <LogInAgainContainer context={context} {...controls} />)
