import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { encodePercent } from './global-percent.js'
import type { ThemeGlobals } from './themed-story.js'
import { themeGlobals } from './toolbar.js'

/** What the toolbar says now: the globals of the story on show, or of the docs page. */
function readThemeGlobals(): ThemeGlobals {
  const channel = addons.getChannel()
  const [message] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return (message as { globals: ThemeGlobals } | undefined)?.globals ?? themeGlobals
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel()
  // The channel keeps an event as its last one only after it told everybody.
  const onUpdate = () => queueMicrotask(listener)
  channel.on(GLOBALS_UPDATED, onUpdate)
  return () => channel.off(GLOBALS_UPDATED, onUpdate)
}

/** The theme of the toolbar, live, for what stands outside of stories: docs pages and the theme panel. */
export function useThemeGlobals(): ThemeGlobals {
  return useSyncExternalStore(subscribe, readThemeGlobals)
}

/** Changes the toolbar, the address and every story with it; what is left out stays. */
export function writeThemeGlobals(globals: ThemeGlobals): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: encodePercent(globals) })
}
