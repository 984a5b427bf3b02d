import { localChains } from '../../chains/local-chains.js'
import { ApiFailure } from '../../http/api-failure.js'

const COIN_TYPE_ETH = 60
/** The flag of EVM chains (ENSIP-11): its other bits are the chain id. */
const EVM = 0x8000_0000
const MAX_COIN_TYPE = 0xffff_ffff
const MAINNET = 1
/** Stands for Ethereum where that is not served. */
const [{ id: LOCAL_ETHEREUM }] = localChains

/**
 * Reads the chain of a coin type: 60 is Ethereum, 0x80000000 with a chain id that chain.
 *
 * @param served The chain ids of this server.
 * @returns the chain id
 * @throws ApiFailure 400 that names `coin_type`
 */
export function readCoinType(coinType: number, served: readonly number[]): number {
  const chainId =
    coinType === COIN_TYPE_ETH ? MAINNET : coinType > EVM && coinType <= MAX_COIN_TYPE ? coinType - EVM : undefined
  if (chainId === undefined) {
    throw new ApiFailure(400, 'coin_type', 'Must be 60, or 0x80000000 and a chain id below it (ENSIP-11).')
  }
  const own = chainId === MAINNET && !served.includes(MAINNET) ? LOCAL_ETHEREUM : chainId
  if (served.includes(own)) return own
  throw new ApiFailure(400, 'coin_type', `This server does not know the chain ${chainId}.`)
}

/** The coin types by which the address of a name is found on its chain. Ethereum's own is 60. */
export function listCoinTypes(chainId: number): readonly bigint[] {
  const own = BigInt(EVM + chainId)
  if (chainId === MAINNET) return [BigInt(COIN_TYPE_ETH)]
  return chainId === LOCAL_ETHEREUM ? [BigInt(COIN_TYPE_ETH), own] : [own]
}
