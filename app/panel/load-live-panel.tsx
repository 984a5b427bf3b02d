import { type ComponentType, lazy } from 'react'

/** Loads the panel. Resolves to an error message when its code cannot be loaded. */
export async function loadLivePanel(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./live-panel.container.js')).LivePanel }
  } catch (error) {
    console.error('The panel could not be loaded.', error)
    return { default: MissingPanel }
  }
}

/** Loaded on demand: visitors who are not connected do not need it. */
export const LivePanel = lazy(loadLivePanel)

function MissingPanel() {
  return <p role="alert">The panel could not be loaded. Reload the page to try again.</p>
}
