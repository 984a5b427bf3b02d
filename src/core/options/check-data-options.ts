import { readImageUrl } from '../../rules/image-url.js'
import { isRecord } from '../../rules/is-record.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import type { DataApi } from '../model/data-api.js'
import type { Network } from '../model/network.js'
import type { Token } from '../model/portfolio.js'
import type { LintelOptions, TokenInput } from './options.js'

/** The methods of a data API. */
export const dataApiMethods = [
  'listNetworks',
  'getIdentity',
  'listBalances',
  'listTransactions',
  'listNfts',
  'listPrices',
] as const satisfies readonly (keyof DataApi)[]

/** `decimals` of an ERC-20 token is a uint8. */
const MOST_DECIMALS = 255

/** Checks a data API of the app's own. @throws InvalidOptionError */
export function checkDataApi(dataApi: LintelOptions['dataApi']): void {
  if (dataApi === undefined) return
  const missing = dataApiMethods.find((method) => typeof dataApi?.[method] !== 'function')
  if (missing === undefined) return
  throw new InvalidOptionError({
    option: 'dataApi',
    got: dataApi,
    write: `Write an object with ${dataApiMethods.join(', ')}, or the URL of a data API in services.dataApi.`,
  })
}

/** The tokens of the app, checked. @throws InvalidOptionError with the path of the option and what to write */
export function checkTokens(tokens: LintelOptions['tokens'], networks: readonly Network[]): readonly Token[] {
  if (tokens === undefined) return []
  const write = "Write a list of { network: 1, address: '0x…', name: 'USD Coin', symbol: 'USDC', decimals: 6 }."
  if (!Array.isArray(tokens)) throw new InvalidOptionError({ option: 'tokens', got: tokens, write })
  const known = new Set<string>()
  return tokens.map((token: TokenInput, index) => {
    const option = `tokens[${index}]`
    if (!isRecord(token)) throw new InvalidOptionError({ option, got: token, write })
    const checked = checkToken(token, option, networks)
    const id = `${checked.network}:${checked.address?.toLowerCase()}`
    if (known.has(id)) {
      throw new InvalidOptionError({ option, got: token.address, write: 'Keep each token of a network once.' })
    }
    known.add(id)
    return checked
  })
}

function checkToken(token: TokenInput, option: string, networks: readonly Network[]): Token {
  const network = networks.find(({ id, caipNetworkId }) => id === token.network || caipNetworkId === token.network)
  if (!network) {
    const ids = networks.map(({ id }) => id).join(', ')
    throw wrong(`${option}.network`, token.network, `Write the id of one of \`networks\`: ${ids}.`)
  }
  const { address, name, symbol, decimals, iconUrl } = token
  const isEvm = network.chainNamespace === 'eip155'
  if (typeof address !== 'string' || !(isEvm ? /^0x[0-9a-f]{40}$/i : /^[\w.-]{1,128}$/).test(address)) {
    throw wrong(`${option}.address`, address, 'Write the address of the token contract on this network.')
  }
  if (typeof name !== 'string' || name.trim() === '') throw wrong(`${option}.name`, name, 'Write its name.')
  if (typeof symbol !== 'string' || symbol.trim() === '') throw wrong(`${option}.symbol`, symbol, 'Write its symbol.')
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MOST_DECIMALS) {
    throw wrong(`${option}.decimals`, decimals, 'Write the decimals of the contract: a whole number from 0 to 255.')
  }
  if (iconUrl !== undefined && (typeof iconUrl !== 'string' || readImageUrl(iconUrl) === undefined)) {
    throw wrong(`${option}.iconUrl`, iconUrl, 'Write an https: URL, a path of your site, or a data:image/ URL.')
  }
  return { network: network.caipNetworkId, address, name, symbol, decimals, ...(iconUrl && { iconUrl }) }
}

function wrong(option: string, got: unknown, write: string): InvalidOptionError {
  return new InvalidOptionError({ option, got, write })
}
