'use client'

import { getHomeView } from '../../../../core/selectors.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enNames } from '../../messages/en.js'
import { useName } from '../../react/use-name.js'
import { ChooseAccountNameView } from './choose-account-name-view.js'

/** Links to RegisterAccountName. Later goes back to Account; right after a login it closes the modal. */
export function ChooseAccountNameContainer() {
  const { actions, store } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('names', enNames)
  const { names, address, zone, zones, isOffered, error, refetch } = useName()
  return (
    <ChooseAccountNameView
      words={words}
      labels={labels}
      names={names}
      address={address}
      zone={zone}
      blocked={zones && !isOffered ? (zones.length > 0 ? labels.problems.network : labels.noZones) : undefined}
      onRetry={error ? refetch : undefined}
      onName={(name) => actions.push({ name: 'RegisterAccountNameSuccess', named: name })}
      onChoose={() => actions.push({ name: 'RegisterAccountName' })}
      onLater={() =>
        store.getState().router.stack.length > 1 ? actions.reset(getHomeView(store.getState())) : actions.close()
      }
    />
  )
}
