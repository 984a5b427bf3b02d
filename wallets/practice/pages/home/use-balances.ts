import { useEffect, useState } from 'react'
import { type Address, isHex } from 'viem'
import type { CallChain } from '../../requests/call-chain.js'
import { developmentAccounts } from '../../state/development-accounts.js'

/** Balances in wei on one chain, read again when the window gets the focus. Unknown balances are absent. */
export function useBalances(callChain: CallChain, chainId: number): ReadonlyMap<Address, bigint> {
  const [balances, setBalances] = useState<ReadonlyMap<Address, bigint>>(new Map())

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const entries = await Promise.allSettled(
        developmentAccounts.map(async ({ address }) => {
          const balance = await callChain(chainId, 'eth_getBalance', [address, 'latest'])
          return isHex(balance) ? ([[address, BigInt(balance)]] as const) : []
        }),
      )
      if (isCurrent) setBalances(new Map(entries.flatMap((entry) => (entry.status === 'fulfilled' ? entry.value : []))))
    }
    void read()
    window.addEventListener('focus', read)
    return () => {
      isCurrent = false
      window.removeEventListener('focus', read)
    }
  }, [callChain, chainId])
  return balances
}
