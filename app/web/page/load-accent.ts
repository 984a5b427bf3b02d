import type { SwatchAccent } from './swatch-accents.js'

const loaders: Record<SwatchAccent, () => Promise<unknown>> = {
  red: () => import('../../../tokens/grays/mauve.css.js'),
  orange: () =>
    Promise.all([import('../../../tokens/accents/orange.css.js'), import('../../../tokens/grays/sand.css.js')]),
  amber: () => import('../../../tokens/grays/sand.css.js'),
  lime: () =>
    Promise.all([import('../../../tokens/accents/lime.css.js'), import('../../../tokens/grays/olive.css.js')]),
  green: () => import('../../../tokens/grays/sage.css.js'),
  indigo: () => Promise.resolve(),
}

/** Fetches the css of an accent and of the gray that goes with it: an accent that is not used costs nothing. */
export async function loadAccent(accent: SwatchAccent): Promise<void> {
  await loaders[accent]()
}
