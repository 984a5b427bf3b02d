import { type Address, erc20Abi, erc20Abi_bytes32, hexToString, isHex, type PublicClient, trim } from 'viem'
import type { ChainFacts } from '../chain/chain-facts.js'
import { readEach } from '../chain/read-each.js'
import { cleanText } from './clean-text.js'

/** The known facts of a token contract. Null for those that it does not return. `icon` is a `data:` URL of a curated token. */
export type Token = { name: string | null; symbol: string | null; decimals: number | null; icon: string | null }

/** Reads tokens and collections. Their texts are fit for display. */
export type TokenReader = (addresses: readonly Address[]) => Promise<Map<Address, Token>>

const MAX_NAME = 100
const MAX_SYMBOL = 30
/** The maximum number of tokens. The one that was read first is dropped first. */
const MAX_KEPT = 20_000

/** Reads the facts of a chain's tokens from their contracts. Curated facts come first, and icons are curated only. */
export function createTokenReader({ tokens: curated }: ChainFacts, client: PublicClient): TokenReader {
  const known = new Map<Address, Token>(
    curated.map(({ address, icon = null, ...facts }) => [address, { ...facts, icon }]),
  )
  const remember = (address: Address, token: Token) => {
    // It has no code yet, or the node failed. The next time it may answer.
    if (token.name === null && token.symbol === null && token.decimals === null) return
    known.set(address, token)
    if (known.size <= MAX_KEPT + curated.length) return
    const oldest = [...known.keys()][curated.length]
    if (oldest !== undefined) known.delete(oldest)
  }
  return async (addresses) => {
    const unique = [...new Set(addresses)]
    const unknown = unique.filter((address) => !known.has(address))
    const read = await readContracts(client, unknown)
    for (const [address, token] of read) remember(address, token)
    return new Map(
      unique.flatMap((address) => {
        const token = read.get(address) ?? known.get(address)
        return token ? [[address, token] as const] : []
      }),
    )
  }
}

async function readContracts(client: PublicClient, addresses: readonly Address[]): Promise<Map<Address, Token>> {
  const values = await readEach(
    client,
    addresses.flatMap((address) => [
      ...(['name', 'symbol', 'decimals'] as const).map((functionName) => ({ address, abi: erc20Abi, functionName })),
      // The first tokens answer with 32 bytes.
      ...(['name', 'symbol'] as const).map((functionName) => ({ address, abi: erc20Abi_bytes32, functionName })),
    ]),
  )
  return new Map(
    addresses.map((address, index) => {
      const [name, symbol, decimals, shortName, shortSymbol] = values.slice(5 * index)
      return [
        address,
        {
          name: cleanText(readText(name) ?? readText(shortName), MAX_NAME),
          symbol: cleanText(readText(symbol) ?? readText(shortSymbol), MAX_SYMBOL),
          decimals: typeof decimals === 'number' ? decimals : null,
          icon: null,
        },
      ]
    }),
  )
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return isHex(value) && value.length === 66 ? hexToString(trim(value, { dir: 'right' })) : value
}
