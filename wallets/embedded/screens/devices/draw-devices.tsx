import { drawScreen } from '../parts/draw-screen.js'
import type { DrawScreen } from '../screen-context.js'
import { DevicesContainer } from './devices.container.js'

/** Shows the visitor the devices that can sign with their wallet, and lets them remove others than this one. */
export const draw: DrawScreen = (place, context) =>
  drawScreen(place, context, (controls) => <DevicesContainer context={context} {...controls} />)
