import type { AppPayload } from '../../protocol/app-messages.js'

type Theme = AppPayload<'SYNC_THEME'>

/** The attributes of `Theme` that the frame uses too. */
const axes = ['accent', 'gray', 'radius', 'scaling', 'panel'] as const

/** The theme of the page around `place`. */
export function readTheme(place: Element): Theme {
  const scope = findScope(place)
  const theme: Theme = {}
  for (const axis of axes) {
    const value = scope.getAttribute(`data-${axis}`)
    if (value) theme[axis] = value.slice(0, 128)
  }
  const appearance = scope.getAttribute('data-appearance')
  if (appearance === 'light' || appearance === 'dark' || appearance === 'system') theme.appearance = appearance
  return theme
}

/** Calls `listen` now and whenever the theme around `place` changes. Returns a function that stops. */
export function watchTheme(place: Element, listen: () => void): () => void {
  const observer = new MutationObserver(listen)
  observer.observe(findScope(place), { attributeFilter: ['data-appearance', ...axes.map((axis) => `data-${axis}`)] })
  listen()
  return () => observer.disconnect()
}

function findScope(place: Element): Element {
  return place.closest('[data-appearance]') ?? document.documentElement
}
