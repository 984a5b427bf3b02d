'use client'

import { Button } from '../../../../components/button/button.js'
import { Clock } from '../../../../icons/clock.js'
import { ListEmpty } from '../../../../parts/lists/list-message.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSessions } from '../../messages/en.js'
import { useSessions } from '../../react/use-sessions.js'
import { SmartSessionsView } from './smart-sessions-view.js'

/** Lists the sessions of the connected account. During the closing animation after a disconnect, the last ones. */
export function SmartSessionsContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('sessions', enSessions)
  const { isRestoring } = useAccount()
  const { user } = useEmbeddedWallet()
  const toAccountType = useViewOf('account-type')
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
          user && !isSmart && toAccountType ? (
            <Button variant="soft" onClick={() => actions.push(toAccountType({}))}>
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
