import { lazy } from 'react'
import { enPage } from '../words/en.js'
import { useSiteWords } from '../words/site-words.js'

/** Loads what only a connected visitor sees. When that fails, an error message is in the place of the panel. */
export async function loadConnectedParts() {
  try {
    return await import('./connected-parts.js')
  } catch (error) {
    console.error('The panel could not be loaded.', error)
    return { Panel: MissingPanel, Dashboard: Nothing }
  }
}

/** Loaded on demand, like the dashboard: visitors who are not connected do not need them. */
export const Panel = lazy(async () => ({ default: (await loadConnectedParts()).Panel }))
export const Dashboard = lazy(async () => ({ default: (await loadConnectedParts()).Dashboard }))

const Nothing = () => null

function MissingPanel() {
  const words = useSiteWords('page', enPage)
  return <p role="alert">{words.panelMissing}</p>
}
