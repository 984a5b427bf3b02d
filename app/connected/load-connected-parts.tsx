import { lazy } from 'react'

/** Loads what only a connected visitor sees. When that fails, an error message is in the place of the panel. */
export async function loadConnectedParts() {
  try {
    return await import('./connected-parts.js')
  } catch (error) {
    console.error('The panel could not be loaded.', error)
    return { LivePanel: MissingPanel, OtherPanel: MissingPanel, Dashboard: Nothing }
  }
}

/** Loaded on demand, as the dashboard: visitors who are not connected do not need them. */
export const LivePanel = lazy(async () => ({ default: (await loadConnectedParts()).LivePanel }))
export const OtherPanel = lazy(async () => ({ default: (await loadConnectedParts()).OtherPanel }))
export const Dashboard = lazy(async () => ({ default: (await loadConnectedParts()).Dashboard }))

const Nothing = () => null

function MissingPanel() {
  return <p role="alert">The panel could not be loaded. Reload the page to try again.</p>
}
