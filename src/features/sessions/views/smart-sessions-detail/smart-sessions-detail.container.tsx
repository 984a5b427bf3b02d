'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { nameNetwork } from '../../../../core/words/name-network.js'
import { Clock } from '../../../../icons/clock.js'
import { ListEmpty } from '../../../../parts/lists/list-message.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSessions } from '../../messages/en.js'
import { useSessions } from '../../react/use-sessions.js'
import { SmartSessionDetailView } from './smart-sessions-detail-view.js'

/** Shows one session, also after it has left the list. Ends it. */
export function SmartSessionDetailContainer({ view: { id } }: { view: Extract<View, { name: 'SmartSessionDetail' }> }) {
  const words = useModalWords()
  const labels = useViewWords('sessions', enSessions)
  const networks = useNetworks()
  const { data: sessions = null, isOffered, error, isFetching, end } = useSessions()
  const session = useLast(sessions?.find((one) => one.pci === id) ?? null)
  if (!session) {
    const isReading = isOffered && sessions === null && (isFetching || !error)
    if (isReading) return <ViewSkeleton label={words.common.loading} shape="message" />
    return <ListEmpty icon={Clock} title={labels.emptyTitle} text={labels.gone} />
  }
  const { network } = session
  return (
    <SmartSessionDetailView
      words={words}
      labels={labels}
      session={session}
      network={findNetwork(networks, network)?.name ?? nameNetwork(network, words)}
      now={Date.now()}
      onEnd={() => void end(id)}
    />
  )
}
