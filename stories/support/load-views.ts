import { views } from '../../src/modal/registry.js'

/**
 * A story's loader: the code of every view. React's `act`, which Storybook presses buttons in, never comes back to a
 * view that was on its way at that moment.
 */
export async function loadViews(): Promise<void> {
  await Promise.all(Object.values(views).map((entry) => entry.chunk.load()))
}
