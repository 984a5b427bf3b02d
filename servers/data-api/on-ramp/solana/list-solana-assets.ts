import { localSolana } from '../../../chains/serving/local-networks.js'
import { localSolanaTokens } from '../../../chains/solana/tokens.js'
import { formatError } from '../../../format-error.js'
import { ApiFailure } from '../../../http/api-failure.js'
import { createNetworkSlug, type PricedAsset } from '../list-assets.js'
import type { SolanaReader } from './create-solana-reader.js'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'

/** US dollars for one. The network has neither a pool nor a feed: the stand-ins sell at this rate. */
const dollars = { SOL: 150, HUSD: 1 } as const

/** The assets for sale on Local Solana: SOL and its dollar token. */
export function listSolanaAssets(reader: SolanaReader, report: (message: string) => void): PricedAsset[] {
  const { caipNetworkId: network, name: networkName } = localSolana
  const { mint, ...token } = localSolanaTokens.harborDollar
  const shared = {
    ...{ network, networkName, networkSlug: createNetworkSlug(networkName) },
    async checkRecipient(address: string) {
      const owner = await reader.readOwner(address).catch((error: unknown) => {
        report(`On-ramp: ${formatError(error)}`)
        throw new ApiFailure(503, 'network', 'The network does not answer. Try again later.')
      })
      // A program, a mint and a token account cannot receive, or would lock the funds.
      if (owner !== null && owner !== SYSTEM_PROGRAM) {
        throw new ApiFailure(400, 'destinationWallets', 'Must be the address of a wallet.')
      }
    },
  }
  return [
    {
      ...{ ...shared, currency: 'SOL', name: 'Solana', symbol: 'SOL', decimals: 9, contract: null },
      readPrice: async () => dollars.SOL,
    },
    {
      ...{ ...shared, currency: token.symbol, name: token.name, symbol: token.symbol, decimals: token.decimals },
      ...{ contract: mint, readPrice: async () => dollars.HUSD },
    },
  ]
}
