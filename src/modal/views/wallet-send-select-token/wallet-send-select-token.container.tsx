'use client'

import { useState } from 'react'
import { enPortfolio } from '../../../core/messages/views/en-portfolio.js'
import { enSend } from '../../../core/messages/views/en-send.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useMessages } from '../../../react/use-messages.js'
import { useNetwork } from '../../../react/use-network.js'
import { useTokens } from '../../../react/use-tokens.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { getTokenKey } from '../../parts/portfolio/token-row.js'
import { useTokenList } from '../../parts/portfolio/use-token-list.js'
import { useSendDraft, withoutFiat } from '../../parts/send/use-send-draft.js'
import { WalletSendSelectTokenView } from './wallet-send-select-token-view.js'

/** Selects the token of the draft, then goes back to it. */
export function WalletSendSelectTokenContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const network = useNetwork()
  const [search, setSearch] = useState('')
  const [draft, setDraft] = useSendDraft()
  const { tokens, refetch, ...read } = useTokens({ search })
  const list = useTokenList(read, tokens)
  return (
    <WalletSendSelectTokenView
      words={words}
      labels={useViewWords('send', enSend)}
      portfolio={useViewWords('portfolio', enPortfolio)}
      networkName={network?.name ?? words.common.unknownNetwork}
      tokens={list.status === 'failed' ? { ...list, onRetry: refetch } : list}
      selected={draft.token && getTokenKey(draft.token)}
      search={search}
      onSearch={setSearch}
      onSelect={({ network: where, address, price }) => {
        const token = { network: where, ...(address !== undefined && { address }) }
        const next = { ...draft, token, flipped: null }
        setDraft(price ? next : withoutFiat(next))
        actions.back()
      }}
    />
  )
}
