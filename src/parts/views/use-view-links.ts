'use client'

import { createContext, use } from 'react'
import type { View, ViewName } from '../../core/model/views/view.js'
import { hasView } from '../../core/selectors.js'
import type { IconComponent } from '../../icons/create-icon.js'
import { useLintel } from '../../react/lintel-context.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import type { ViewEntry } from './define-views.js'
import { useModalWords } from './modal-words.js'
import type { LinkPlaces } from './view-link.js'

/** A button that opens a view. */
export type ShownLink = { label: string; icon: IconComponent; onClick: () => void }

/** How the views of the app are shown. The shell provides it: a view cannot import the list that it is part of. */
export const ViewsContext = createContext<Readonly<Partial<Record<ViewName, ViewEntry>>>>({})

/**
 * The links from a view to views of the app's features, in the order of the features. The label of each link is the title of
 * the view that it opens.
 *
 * @example const links = useViewLinks('Account', {})
 */
export function useViewLinks<Place extends keyof LinkPlaces>(
  place: Place,
  known: LinkPlaces[Place],
): (ShownLink & { name: ViewName })[] {
  const views = use(ViewsContext)
  const { actions, store } = useLintel()
  const words = useModalWords()
  // A string, so that the value stays the same while the state changes elsewhere.
  const offered = useLintelState((state) =>
    (Object.keys(views) as ViewName[]).filter((name) => views[name]?.link?.from[place] && hasView(state, name)).join(),
  )
  return (offered.split(',') as ViewName[]).flatMap((name) => {
    const { link, title } = views[name] ?? {}
    const params = link?.from[place]?.(known)
    if (!link || !title || !params) return []
    const view = { ...params, name } as View
    return {
      name,
      label: title({ words, state: store.getState(), view }),
      icon: link.icon,
      onClick: () => actions.push(view),
    }
  })
}
