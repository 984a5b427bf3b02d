'use client'

import type { View } from '../../core/model/views/view.js'
import type { ViewRoles } from '../../core/model/views/view-roles.js'
import { findViewName, hasView } from '../../core/selectors.js'
import { useLintelState } from '../../react/use-lintel-state.js'

/**
 * Returns a function that makes the view of this role; undefined where the app does not have one.
 *
 * @example
 * const toToken = useViewOf('token')
 * const onSelect = toToken && ((token) => actions.push(toToken(token)))
 */
export function useViewOf<Role extends keyof ViewRoles>(role: Role): ((params: ViewRoles[Role]) => View) | undefined {
  const name = useLintelState((state) => {
    const found = findViewName(state, role)
    return found && hasView(state, found) ? found : null
  })
  return name === null ? undefined : (params) => ({ name, ...params }) as View
}
