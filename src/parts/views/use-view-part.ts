'use client'

import { type ComponentType, use } from 'react'
import type { ViewName } from '../../core/model/views/view.js'
import { hasView } from '../../core/selectors.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { ViewsContext } from './use-view-links.js'
import type { PartPlaces } from './view-parts.js'

/**
 * The part that another feature of the app shows in a place; undefined without one.
 *
 * @example const ActivityTab = useViewPart('ActivityTab')
 */
export function useViewPart<Place extends keyof PartPlaces>(
  place: Place,
): ComponentType<PartPlaces[Place]> | undefined {
  const views = use(ViewsContext)
  const name = useLintelState((state) =>
    (Object.keys(views) as ViewName[]).find((one) => views[one]?.parts?.[place] && hasView(state, one)),
  )
  return name && views[name]?.parts?.[place]
}
