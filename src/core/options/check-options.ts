import { InvalidOptionError } from '../errors/option-errors.js'
import type { ChainAdapterFactory } from '../model/chain-adapter.js'
import type { Network } from '../model/network.js'
import type { Token } from '../model/portfolio.js'
import type { Feature } from './define-feature.js'
import { check, oneOf, text } from './kinds.js'
import type { LintelOptions, TokenInput } from './options.js'
import { ADAPTERS, type CheckedFields, checkFields } from './schema.js'

/** The options with their defaults. */
export type CheckedOptions = Omit<CheckedFields, 'defaultNetwork' | 'tokens'> & {
  defaultNetwork: Network
  /** The app's tokens, with the CAIP-2 ids of their networks. */
  tokens: readonly Token[]
}

/**
 * Checks the options of `createLintel` and its features: each by its kind, then those that depend on one another.
 *
 * @throws InvalidOptionError with the path of the option and what to write
 */
export function checkOptions(given: LintelOptions, features: readonly Feature[]): CheckedOptions {
  const options = checkFields(given, features)
  const { services, walletConnect, embedded, networks, adapters } = options
  if (walletConnect) relay(services.relay, 'services.relay')
  if (embedded) frame(services.frame, 'services.frame')
  // An app without adapters can still pair.
  if (adapters.length > 0 || !walletConnect) checkAdapters(options)
  checkUnique(
    'networks',
    networks,
    ({ caipNetworkId }) => caipNetworkId,
    '.id',
    'Each id must be unique. Remove the second network, or change its id.',
  )
  const tokens = options.tokens.map((token, index) => checkToken(token, `tokens[${index}]`, networks))
  checkUnique(
    'tokens',
    tokens,
    ({ network, address }) => `${network}:${address?.toLowerCase()}`,
    '',
    'Keep each token of a network once.',
  )
  const asked = options.defaultNetwork
  const defaultNetwork = asked === undefined ? networks[0] : findListed(asked, networks, 'defaultNetwork')
  return { ...options, defaultNetwork, tokens }
}

const relay = text('Write the URL of your relay, or remove `walletConnect`.')
const frame = text('Write the URL of your frame, or remove `embedded`.')

/** Throws without an adapter, and when a namespace has none or two. */
function checkAdapters({ networks, adapters }: Pick<CheckedOptions, 'networks' | 'adapters'>): void {
  check(() => adapters.length > 0, ADAPTERS)(adapters, 'adapters')
  const toNamespace = ({ namespace }: ChainAdapterFactory) => namespace
  checkUnique('adapters', adapters, toNamespace, '.namespace', 'Keep one adapter per namespace and remove the other.')
  for (const [index, { chainNamespace }] of networks.entries()) {
    const adapted = oneOf(adapters.map(toNamespace), `Add its adapter: adapters: [${chainNamespace}()].`)
    adapted(chainNamespace, `networks[${index}].chainNamespace`)
  }
}

/** Throws at the first item that repeats the key of an earlier one. `field` is the name of the key. */
function checkUnique<Item>(
  option: string,
  items: readonly Item[],
  toKey: (item: Item) => string,
  field: string,
  write: string,
): void {
  const keys = items.map(toKey)
  for (const [index, key] of keys.entries()) {
    check(() => keys.indexOf(key) === index, write)(key, `${option}[${index}]${field}`)
  }
}

/** The network with this id, or CAIP-2 id. */
function findListed(asked: number | string, networks: readonly Network[], option: string): Network {
  const found = networks.find(({ id, caipNetworkId }) => id === asked || caipNetworkId === asked)
  if (found) return found
  const ids = networks.map(({ id }) => id).join(', ')
  throw new InvalidOptionError({ option, got: asked, write: `Write the id of one of \`networks\`: ${ids}.` })
}

const ADDRESS = 'Write the address of the token contract on this network.'
const evmAddress = text(ADDRESS, /^0x[0-9a-f]{40}$/i)
const otherAddress = text(ADDRESS, /^[\w.-]{1,128}$/)

function checkToken({ iconUrl, ...token }: TokenInput, option: string, networks: readonly Network[]): Token {
  const { caipNetworkId, chainNamespace } = findListed(token.network, networks, `${option}.network`)
  const checkAddress = chainNamespace === 'eip155' ? evmAddress : otherAddress
  checkAddress(token.address, `${option}.address`)
  return { ...token, network: caipNetworkId, ...(iconUrl && { iconUrl }) }
}
