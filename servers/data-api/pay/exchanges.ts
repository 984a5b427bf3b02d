import { contracts } from '../../chains/contents/addresses.js'
import { localChains } from '../../chains/local-chains.js'
import { formatAsset } from './parse-asset.js'

/** A withdrawal from an exchange, with which a visitor pays. */
export type ExchangeDeposit = {
  /** CAIP-10. */
  address: string
  /** CAIP-19. */
  asset: string
  /** In whole tokens, such as `12.5`. */
  amount: string
}

/** An exchange that visitors may pay from. It has a page, where they withdraw. */
export type Exchange = {
  id: string
  name: string
  imageUrl?: string
  /** The origin of its pages. A URL of another origin is not given to visitors. */
  origin: string
  /** The assets that can be withdrawn, with their networks, CAIP-19. */
  assets: readonly string[]
  /** `fee`: less arrives than is withdrawn. `batches`: several withdrawals may arrive as one, and later. */
  note?: 'fee' | 'batches'
  isStandIn?: boolean
  /** The page where the deposit is filled in. Default: visitors find their way with address and amount. */
  writeUrl?: (deposit: ExchangeDeposit) => string
}

export const exchangeStandInIds = ['northbay', 'slowtide'] as const

export type ExchangeStandInId = (typeof exchangeStandInIds)[number]

const notes = {
  northbay: { name: 'Northbay (stand-in)', note: 'fee' },
  slowtide: { name: 'Slowtide (stand-in)', note: 'batches' },
} as const satisfies Record<ExchangeStandInId, Pick<Exchange, 'name' | 'note'>>

/** The stand-ins, by the base URL of their pages. They send coins of the local chains. */
export function createStandInExchanges(urls: Readonly<Partial<Record<ExchangeStandInId, string>>>): Exchange[] {
  const assets = localChains.flatMap(({ id }) =>
    [null, contracts.harborDollar].map((contract) => formatAsset({ network: `eip155:${id}`, contract })),
  )
  return exchangeStandInIds.flatMap((id) => {
    const url = urls[id]
    if (url === undefined) return []
    return {
      ...{ id, ...notes[id], origin: new URL(url).origin, assets, isStandIn: true },
      writeUrl: (deposit: ExchangeDeposit) =>
        `${url}/?${new URLSearchParams({ ...deposit, address: deposit.address.split(':').at(-1) ?? '' })}`,
    }
  })
}
