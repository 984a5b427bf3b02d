'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getInternals } from '../../../core/actions/internals.js'
import { findNetwork } from '../../../core/format/find-network.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useNetworks } from '../../../react/use-network.js'
import type { Session, SessionPolicy, SessionToken } from '../model/session.js'

// One object, so that the result does not change on each render.
const none = {}

type Token = Pick<SessionToken, 'symbol' | 'decimals'>

/** The sessions with the symbols and decimals of their tokens, read from the contracts. Null without sessions. */
export function useSessionTokens(account: string, sessions: readonly Session[] | null): readonly Session[] | null {
  const lintel = useLintel()
  const networks = useNetworks()
  const asked = listTokens(sessions ?? [])
  const { data: tokens = none } = useQuery({
    queryKey: getInternals(lintel).createKey('sessions', 'tokens', asked),
    async queryFn() {
      const reads = Object.entries(asked).map(async ([network, tokens]) => {
        const read = await lintel.adapters.eip155?.getTokenBalances?.({
          address: account,
          network: network as CaipNetworkId,
          tokens,
        })
        return (read?.balances ?? []).map(({ address, symbol, decimals }): [string, Token] => [
          writeKey(network, address ?? ''),
          { symbol, decimals },
        ])
      })
      const settled = await Promise.allSettled(reads)
      return Object.fromEntries(settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
    },
    enabled: Object.keys(asked).length > 0,
    // The symbol of a contract does not change.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return useMemo(
    () => sessions?.map((session) => nameTokens(session, { networks, tokens })) ?? null,
    [sessions, networks, tokens],
  )
}

type Known = { networks: readonly Network[]; tokens: Readonly<Record<string, Token>> }

function nameTokens(session: Session, { networks, tokens }: Known): Session {
  const native = findNetwork(networks, session.network)?.nativeCurrency
  const name = (token: SessionToken): SessionToken =>
    token.address === null
      ? { ...token, symbol: native?.symbol ?? null, decimals: native?.decimals ?? null }
      : { ...token, ...tokens[writeKey(session.network, token.address)] }
  const policies = session.policies.map(
    (policy): SessionPolicy => (policy.kind === 'spend' ? { ...policy, token: name(policy.token) } : policy),
  )
  return { ...session, policies }
}

/** The contracts of the tokens, by network. */
function listTokens(sessions: readonly Session[]): Readonly<Record<string, readonly string[]>> {
  const tokens: Record<string, string[]> = {}
  for (const { network, policies } of sessions) {
    for (const policy of policies) {
      const address = policy.kind === 'spend' && policy.token.address?.toLowerCase()
      if (!address) continue
      tokens[network] ??= []
      if (!tokens[network].includes(address)) tokens[network].push(address)
    }
  }
  return tokens
}

const writeKey = (network: string, address: string) => `${network}:${address.toLowerCase()}`
