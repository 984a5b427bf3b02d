import { drawScreen } from '../parts/draw-screen.js'
import type { DrawScreen } from '../screen-context.js'
import { RecoverySetupContainer } from './recovery-setup.container.js'

/** Lets the visitor set up the recovery of a new wallet, or change it. */
export const draw: DrawScreen = (place, context) =>
  drawScreen(place, context, (controls) => <RecoverySetupContainer context={context} {...controls} />)
