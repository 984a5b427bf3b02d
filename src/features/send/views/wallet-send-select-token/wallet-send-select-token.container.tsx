'use client'

import { useMemo, useState } from 'react'
import { getTokenKey } from '../../../../parts/lists/token-row.js'
import { useTokenList } from '../../../../parts/lists/use-token-list.js'
import { enPortfolio } from '../../../../parts/messages/portfolio.js'
import { enSend } from '../../../../parts/messages/send.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useNetwork } from '../../../../react/use-network.js'
import { usePortfolio } from '../../../../react/use-portfolio.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { findTokens } from '../../model/find-tokens.js'
import { useSendDraft, withoutFiat } from '../parts/use-send-draft.js'
import { WalletSendSelectTokenView } from './wallet-send-select-token-view.js'

/** Selects the token of the draft, then goes back to it. */
export function WalletSendSelectTokenContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const network = useNetwork()
  const [search, setSearch] = useState('')
  const [draft, setDraft] = useSendDraft()
  const portfolio = usePortfolio()
  const { data, refetch } = portfolio
  const tokens = useMemo(() => data && findTokens(data.balances, search), [data, search])
  const list = useTokenList(portfolio, tokens)
  return (
    <WalletSendSelectTokenView
      words={words}
      labels={useViewWords('send', enSend)}
      portfolio={useViewWords('portfolio', enPortfolio)}
      networkName={network?.name ?? words.common.unknownNetwork}
      tokens={list.status === 'failed' ? { ...list, onRetry: () => void refetch() } : list}
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
