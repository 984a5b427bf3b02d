'use client'

import { Button } from '../../../../components/button/button.js'
import { hasView } from '../../../../core/selectors.js'
import { Clock } from '../../../../icons/clock.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { ListEmpty } from '../../../portfolio/parts/list-message.js'
import { useMessages } from '../../../use-messages.js'
import { enSessions } from '../../messages/en.js'
import { useSessions } from '../../react/use-sessions.js'
import { SmartSessionsView } from './smart-sessions-view.js'

/** Lists the sessions of the connected account. During the closing animation after a disconnect, the last ones. */
export function SmartSessionsContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const labels = useViewWords('sessions', enSessions)
  const { isRestoring } = useAccount()
  const { user } = useEmbeddedWallet()
  const hasAccountType = useLintelState((state) => hasView(state, 'SmartAccountSettings'))
  const { data: sessions = null, isOffered, error, isFetching, refetch, endAll, endForAllApps } = useSessions()
  const shown = useLast(sessions)
  if (!isOffered && !isRestoring && shown === null) {
    const isSmart = user?.accountType === 'smartAccount'
    return (
      <ListEmpty
        icon={Clock}
        title={labels.emptyTitle}
        text={isSmart ? labels.notListed : labels.notSmartText}
        actions={
          user && !isSmart && hasAccountType ? (
            <Button variant="soft" onClick={() => actions.push({ name: 'SmartAccountSettings' })}>
              {labels.accountType}
            </Button>
          ) : null
        }
      />
    )
  }
  const showAllApps = async () => {
    const problem = await endForAllApps()
    if (problem === 'declined') return
    const message =
      problem === null ? labels.allAppsEnded : problem === 'not-yours' ? labels.noneAnywhere : labels.problems[problem]
    actions.showToast({ variant: problem === null || problem === 'not-yours' ? 'success' : 'error', message })
  }
  return (
    <SmartSessionsView
      words={words}
      labels={labels}
      sessions={shown}
      now={Date.now()}
      failure={error ? { isRetrying: isFetching, onRetry: () => void refetch() } : undefined}
      onSelect={({ pci }) => actions.push({ name: 'SmartSessionDetail', id: pci })}
      onEndAll={() => void endAll()}
      onAllApps={showAllApps}
    />
  )
}
