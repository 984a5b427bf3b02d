import { drawScreen } from '../parts/draw-screen.js'
import type { DrawScreen } from '../screen-context.js'
import { EmailContainer } from './email.container.js'

/** Shows the visitor both addresses of a change that the page requests, and begins it once they agree. */
export const draw: DrawScreen = (place, context) =>
  drawScreen(place, context, (controls) => <EmailContainer context={context} {...controls} />)
