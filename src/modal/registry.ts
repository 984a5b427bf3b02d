import type { View, ViewName } from '../core/model/views/view.js'
import { views } from '../features/views.js'
import type { ViewEntry } from './parts/views/define-views.js'

/** How a view is shown. */
export function getViewEntry(view: View): ViewEntry {
  // Each entry is typed for its own view; a lookup by name cannot keep that type.
  return views[view.name] as ViewEntry
}

/** Fetches the code of a view. A failure is ignored here: the view fetches again when it is shown, and reports it. */
export function preloadView(name: ViewName): void {
  const { component } = views[name]
  if ('load' in component) component.load().catch(() => undefined)
}
