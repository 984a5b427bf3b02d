'use client'

import { useState } from 'react'
import { useLintel } from '../../../../react/lintel-context.js'
import { useNetwork } from '../../../../react/use-network.js'
import { useTokens } from '../../../../react/use-tokens.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enPortfolio } from '../../../portfolio/messages/en.js'
import { getTokenKey } from '../../../portfolio/parts/token-row.js'
import { useTokenList } from '../../../portfolio/parts/use-token-list.js'
import { useMessages } from '../../../use-messages.js'
import { enSend } from '../../messages/en.js'
import { useSendDraft, withoutFiat } from '../parts/use-send-draft.js'
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
