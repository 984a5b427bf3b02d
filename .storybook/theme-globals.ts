import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { encodePercent } from './global-percent.js'
import type { ThemeGlobals } from './themed-story.js'
import { themeGlobals } from './toolbar.js'

/** Returns the current globals of the story or the docs page. */
function readThemeGlobals(): ThemeGlobals {
  const channel = addons.getChannel()
  const [message] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return (message as { globals: ThemeGlobals } | undefined)?.globals ?? themeGlobals
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel()
  // The channel stores its last event only after all listeners have run.
  const onUpdate = () => queueMicrotask(listener)
  channel.on(GLOBALS_UPDATED, onUpdate)
  return () => channel.off(GLOBALS_UPDATED, onUpdate)
}

/** The live theme of the toolbar, for docs pages and the theme panel. */
export function useThemeGlobals(): ThemeGlobals {
  return useSyncExternalStore(subscribe, readThemeGlobals)
}

/** Changes the given globals in the toolbar, the URL and every story. */
export function writeThemeGlobals(globals: ThemeGlobals): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: encodePercent(globals) })
}
