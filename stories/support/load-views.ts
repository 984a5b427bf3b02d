import { views } from '../../src/features/views.js'

/**
 * A story's loader: fetches the code of every view. Storybook clicks inside React's `act`, which does not render a view
 * whose code arrives later.
 */
export async function loadViews(): Promise<void> {
  await Promise.all(Object.values(views).map(({ component }) => 'load' in component && component.load()))
}
