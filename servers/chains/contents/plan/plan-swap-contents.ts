import { marketMaker, swapContracts } from '../addresses.js'
import { type PoolFacts, uniswap } from '../pools.js'
import { swapPools } from '../swap-pools.js'
import { swapTokens } from '../swap-tokens.js'
import { type Deployment, listFacts, planInOrder } from './plan-deployment.js'
import { planPool } from './plan-pools.js'
import type { PlannedTransaction } from './planned-transaction.js'
import { readArtifact } from './read-compiled.js'

/** Deploys `swapContracts` and creates `swapPools`. The tokens and the router of `contracts` must be there. */
export function planSwapContents(): PlannedTransaction[] {
  const from = marketMaker
  const list: PoolFacts[] = Object.values(swapPools)
  return [
    ...planInOrder(Object.keys(swapContracts), listDeployments(), { from, day: 0.5 }),
    ...list.flatMap((pool, index) => planPool(pool, { day: 0.6 + 0.01 * index, from })),
  ]
}

function listDeployments(): Deployment<keyof typeof swapContracts>[] {
  const token = readArtifact('Token')
  const { anchorDollar, excise, lobsterPot, ticket, penny, plankton, signet } = swapTokens
  return [
    { name: 'anchorDollar', compiled: readArtifact('LegacyToken'), args: listFacts(anchorDollar) },
    {
      name: 'excise',
      compiled: readArtifact('FeeToken'),
      args: [...listFacts(excise), BigInt(excise.transferFee)],
    },
    { name: 'lobsterPot', compiled: readArtifact('UnsellableToken'), args: listFacts(lobsterPot) },
    { name: 'ticket', compiled: token, args: listFacts(ticket) },
    { name: 'penny', compiled: token, args: listFacts(penny) },
    { name: 'plankton', compiled: token, args: listFacts(plankton) },
    { name: 'signet', compiled: readArtifact('PermitToken'), args: listFacts(signet) },
    { name: 'standInRouter', compiled: readArtifact('StandInRouter'), args: [uniswap.router] },
  ]
}
