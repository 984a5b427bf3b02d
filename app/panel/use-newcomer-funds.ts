import { useEffect, useEffectEvent } from 'react'
import { embeddedWalletId } from '../../src/headless/index.js'
import { runtime } from '../runtime.js'

/**
 * Asks the faucet of `npm start` for coins of the first local chain, when a visitor of the embedded wallet has none there. Calls
 * `onFunded` when they were given.
 */
export function useNewcomerFunds(
  {
    connectorId,
    address,
    chainId,
  }: { connectorId?: string | undefined; address?: string | undefined; chainId?: number | undefined },
  onFunded: () => void,
): void {
  const notifyFunded = useEffectEvent(onFunded)
  useEffect(() => {
    const { faucet } = runtime.services
    if (!faucet || !address || !chainId || connectorId !== embeddedWalletId || chainId !== runtime.chains[0]?.id) return
    const leaving = new AbortController()
    requestFunds(faucet, { chainId, address, signal: leaving.signal }).then(
      (isFunded) => isFunded && notifyFunded(),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('The faucet of the local chains does not answer.', error)
      },
    )
    return () => leaving.abort()
  }, [connectorId, address, chainId])
}

async function requestFunds(
  url: string,
  { signal, ...body }: { chainId: number; address: string; signal: AbortSignal },
): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
  const { isFunded } = await response.json()
  return isFunded === true
}
