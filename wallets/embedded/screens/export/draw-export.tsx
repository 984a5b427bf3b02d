import { drawScreen } from '../parts/draw-screen.js'
import type { DrawScreen } from '../screen-context.js'
import { ExportContainer } from './export.container.js'

/** Shows the visitor the 12 words of their key. */
export const draw: DrawScreen = (place, context) =>
  drawScreen(place, context, (controls) => <ExportContainer context={context} {...controls} />)
