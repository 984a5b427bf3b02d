import type { LintelState } from '../core/model/state.js'
import type { View, ViewName } from '../core/model/views/view.js'
import type { ViewRoles } from '../core/model/views/view-roles.js'
import { findViewName } from '../core/selectors.js'
import { views } from '../features/views.js'
import type { ViewEntry } from '../parts/views/define-views.js'

/** How each view is shown. Each entry is typed for its own view; a lookup by name cannot keep that type. */
export const entries = views as unknown as Readonly<Record<ViewName, ViewEntry>>

export const getViewEntry = (view: View): ViewEntry => entries[view.name]

/** Fetches the code of a view. A failure is ignored here: the view fetches again when it is shown, and reports it. */
export async function preloadView(name: ViewName): Promise<void> {
  const { component } = entries[name]
  if ('load' in component) await component.load().catch(() => undefined)
}

/** Fetches the code of the views that often follow. */
export function preloadNext(state: LintelState, { next = [] }: ViewEntry): void {
  for (const one of next) {
    const name = one in entries ? (one as ViewName) : findViewName(state, one as keyof ViewRoles)
    if (name) void preloadView(name)
  }
}
