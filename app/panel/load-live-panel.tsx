import { type ComponentType, lazy } from 'react'

/** Fetches the code of the panel. Never fails: what stands in for a panel that does not come says so. */
export async function loadLivePanel(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./live-panel.container.js')).LivePanel }
  } catch (error) {
    console.error('The panel could not be loaded.', error)
    return { default: MissingPanel }
  }
}

/** What a connected visitor uses: its code is not needed before. */
export const LivePanel = lazy(loadLivePanel)

function MissingPanel() {
  return <p role="alert">The panel could not be loaded. Reload the page to try again.</p>
}
