import { InvalidOptionError } from '../errors/option-errors.js'
import type { Network } from '../model/network.js'
import type { Token } from '../model/portfolio.js'
import { checkSignInOptions } from './check-sign-in-options.js'
import { text } from './kinds.js'
import type { LintelOptions, TokenInput } from './options.js'
import { ADAPTERS, checkFields } from './schema.js'

/** The options with their defaults. */
export type CheckedOptions = Omit<ReturnType<typeof checkFields>, 'defaultNetwork' | 'tokens'> & {
  defaultNetwork: Network
  /** With the CAIP-2 ids of their networks. */
  tokens: readonly Token[]
}

/**
 * Checks the options of `createLintel`: each by its kind, then those that need one another.
 *
 * @throws InvalidOptionError with the path of the option and what to write
 */
export function checkOptions(given: LintelOptions): CheckedOptions {
  const options = checkFields(given, '')
  const { services, walletConnect, embedded, networks, adapters } = options
  checkSignInOptions(options)
  if (walletConnect) checkService('relay', services.relay, 'the WebSocket URL of your relay, or remove `walletConnect`')
  if (embedded)
    checkService('frame', services.frame, 'the URL of the frame of the embedded wallet, or remove `embedded`')
  // An app without adapters can still pair.
  if (adapters.length === 0 && !walletConnect) {
    throw new InvalidOptionError({ option: 'adapters', got: adapters, write: ADAPTERS })
  }
  checkUnique(
    adapters.map(({ namespace }) => namespace),
    (index) => `adapters[${index}].namespace`,
    'Keep one adapter per namespace and remove the other.',
  )
  checkUnique(
    networks.map(({ caipNetworkId }) => caipNetworkId),
    (index) => `networks[${index}].id`,
    'Each id must be unique. Remove the second network, or change its id.',
  )
  if (adapters.length > 0) checkAdapters(options)
  const tokens = options.tokens.map((token, index) => checkToken(token, `tokens[${index}]`, networks))
  checkUnique(
    tokens.map(({ network, address }) => `${network}:${address?.toLowerCase()}`),
    (index) => `tokens[${index}]`,
    'Keep each token of a network once.',
  )
  const asked = options.defaultNetwork
  const defaultNetwork = asked === undefined ? networks[0] : findListed(asked, networks, 'defaultNetwork')
  return { ...options, defaultNetwork, tokens }
}

/** Throws when the URL that another option needs is missing. */
function checkService(name: string, got: string | undefined, write: string): void {
  if (got === undefined) throw new InvalidOptionError({ option: `services.${name}`, got, write: `Write ${write}.` })
}

/** Throws at the first key that is there a second time. */
function checkUnique(keys: readonly string[], toOption: (index: number) => string, write: string): void {
  const index = keys.findIndex((key, place) => keys.indexOf(key) !== place)
  if (index >= 0) throw new InvalidOptionError({ option: toOption(index), got: keys[index], write })
}

/** Throws when a network has no adapter. */
function checkAdapters({ networks, adapters }: Pick<CheckedOptions, 'networks' | 'adapters'>): void {
  for (const [index, { chainNamespace }] of networks.entries()) {
    if (adapters.some(({ namespace }) => namespace === chainNamespace)) continue
    throw new InvalidOptionError({
      option: `networks[${index}].chainNamespace`,
      got: chainNamespace,
      write: `Add its adapter: adapters: [${chainNamespace}()].`,
    })
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
