import { InvalidNameError } from '../../core/errors/request-errors.js'
import type { ChainAdapter } from '../../core/model/chain-adapter.js'
import type { TokenBalance } from '../../core/model/portfolio.js'
import { isMixedScript } from '../../rules/text/mixed-script.js'
import { type MockWallet, simulateCall } from './mock-wallet.js'

type MockReads = Required<
  Pick<ChainAdapter, 'resolveName' | 'lookUpName' | 'getTokenBalances' | 'describeAddress' | 'getAssets'>
>

/** The contents of a mock chain, as given to `mockChain`. */
export type MockContents = {
  names?: Readonly<Record<string, string>>
  tokens?: readonly TokenBalance[]
  contracts?: readonly string[]
  assets?: readonly TokenBalance[]
}

/** The optional methods of an adapter, answered from the contents of a mock chain. */
export function createMockReads(
  wallet: MockWallet,
  { names = {}, tokens = [], contracts = [], assets }: MockContents,
): MockReads {
  return {
    async resolveName(parameters) {
      await simulateCall(wallet, 'resolveName', parameters)
      const name = parameters.name.trim().toLowerCase()
      if (/\s|_./.test(name)) throw new InvalidNameError({ name, isMixedScript: isMixedScript(name) })
      const address = names[name]
      return address === undefined ? null : { name, address, isMixedScript: isMixedScript(name) }
    },
    async lookUpName(parameters) {
      await simulateCall(wallet, 'lookUpName', parameters)
      const found = Object.entries(names).find(([, address]) => isSame(address, parameters.address))
      return found?.[0] ?? null
    },
    async getTokenBalances(parameters) {
      await simulateCall(wallet, 'getTokenBalances', parameters)
      const asked = (address = '') => parameters.tokens.some((token) => isSame(token, address))
      const balances = tokens.filter(({ network, address }) => network === parameters.network && asked(address))
      const isRead = (token: string) => balances.some(({ address = '' }) => isSame(token, address))
      return { balances, failed: parameters.tokens.filter((token) => !isRead(token)) }
    },
    async describeAddress(parameters) {
      await simulateCall(wallet, 'describeAddress', parameters)
      const isIn = (addresses: readonly string[]) => addresses.some((address) => isSame(address, parameters.address))
      const isToken = isIn(tokens.flatMap(({ address = [] }) => address))
      return { isContract: isToken || isIn(contracts), isToken }
    },
    async getAssets(parameters) {
      await simulateCall(wallet, 'getAssets', parameters)
      return assets?.filter(({ network }) => parameters.networks.includes(network)) ?? null
    },
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
