import { isRecord } from '../../rules/is-record.js'
import { logLevels } from '../effects/create-log.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import { type CaipNetworkId, namespaces } from '../model/caip.js'
import type { ChainAdapterFactory } from '../model/chain-adapter.js'
import type { Network, NetworkInput } from '../model/network.js'
import type { Token } from '../model/portfolio.js'
import { checkDataApi, checkTokens } from './check-data-options.js'
import { checkSignInOptions } from './check-sign-in-options.js'
import { checkThemeOptions } from './check-theme-options.js'
import { checkWalletOptions } from './check-wallet-options.js'
import type { LintelOptions } from './options.js'

/** The checked networks in the order of the app, the default one, and the app's tokens. */
export type ValidOptions = {
  networks: readonly [Network, ...Network[]]
  defaultNetwork: Network
  tokens: readonly Token[]
}

const PAGE_URL = 'Write a whole URL that starts with https:// or http://.'

/** Lintel sends POST requests, which WebSocket URLs do not answer. */
const NODE_URL = 'Write the HTTP URL of a node that starts with https:// or http://. WebSocket URLs do not work.'

/** Checks all options of `createLintel`. @throws InvalidOptionError with the path of the option and what to write */
export function validateOptions(options: LintelOptions): ValidOptions {
  if (!isRecord(options)) {
    throw new InvalidOptionError({
      option: 'options',
      got: options,
      write: 'Write createLintel({ metadata, networks, adapters }).',
    })
  }
  checkMetadata(options.metadata)
  checkUrl('termsConditionsUrl', options.termsConditionsUrl, PAGE_URL)
  checkUrl('privacyPolicyUrl', options.privacyPolicyUrl, PAGE_URL)
  checkWalletOptions(options)
  checkDataApi(options.dataApi)
  checkLogLevel(options.logLevel)
  checkThemeOptions(options)
  checkSignInOptions(options)
  // An app without adapters can still pair.
  if (!options.walletConnect || options.adapters?.length !== 0) checkAdapters(options.adapters)
  const networks = checkNetworks(options.networks, options.adapters)
  return {
    networks,
    defaultNetwork: findDefault(options.defaultNetwork, networks),
    tokens: checkTokens(options.tokens, networks),
  }
}

function checkLogLevel(level: LintelOptions['logLevel']): void {
  if (level === undefined || logLevels.includes(level)) return
  throw new InvalidOptionError({ option: 'logLevel', got: level, write: `Write one of ${logLevels.join(', ')}.` })
}

function checkMetadata(metadata: LintelOptions['metadata'] | undefined): void {
  if (!isRecord(metadata)) {
    throw new InvalidOptionError({ option: 'metadata', got: metadata, write: "Write metadata: { name: 'Your app' }." })
  }
  if (typeof metadata.name !== 'string' || metadata.name.trim() === '') {
    throw new InvalidOptionError({
      option: 'metadata.name',
      got: metadata.name,
      write: 'Write the name of your app. Wallets show it.',
    })
  }
  checkUrl('metadata.url', metadata.url, PAGE_URL)
}

function checkAdapters(adapters: readonly ChainAdapterFactory[] | undefined): void {
  if (!Array.isArray(adapters) || adapters.length === 0) {
    throw new InvalidOptionError({
      option: 'adapters',
      got: adapters,
      write: 'Write one adapter per namespace, for example adapters: [eip155()].',
    })
  }
  for (const [index, adapter] of adapters.entries()) {
    const option = `adapters[${index}]`
    if (typeof adapter?.create !== 'function') {
      throw new InvalidOptionError({ option, got: adapter, write: 'Call the adapter: eip155(), with parentheses.' })
    }
    if (!namespaces.includes(adapter.namespace)) throw unknownNamespace(`${option}.namespace`, adapter.namespace)
    if (adapters.findIndex((other) => other.namespace === adapter.namespace) !== index) {
      throw new InvalidOptionError({
        option: `${option}.namespace`,
        got: adapter.namespace,
        write: 'Keep one adapter per namespace and remove the other.',
      })
    }
  }
}

function checkNetworks(
  inputs: readonly NetworkInput[] | undefined,
  adapters: readonly ChainAdapterFactory[],
): readonly [Network, ...Network[]] {
  const networks = Array.isArray(inputs) ? inputs.map((input, index) => checkNetwork(input, `networks[${index}]`)) : []
  const [first, ...rest] = networks
  if (!first) {
    throw new InvalidOptionError({
      option: 'networks',
      got: inputs,
      write: "Write at least one, for example networks: [mainnet] from 'viem/chains'.",
    })
  }
  for (const [index, network] of networks.entries()) {
    if (networks.findIndex((other) => other.caipNetworkId === network.caipNetworkId) !== index) {
      throw new InvalidOptionError({
        option: `networks[${index}].id`,
        got: network.id,
        write: 'Each id must be unique. Remove the second network, or change its id.',
      })
    }
    if (adapters.length > 0 && !adapters.some((adapter) => adapter.namespace === network.chainNamespace)) {
      throw new InvalidOptionError({
        option: `networks[${index}].chainNamespace`,
        got: network.chainNamespace,
        write: `Add its adapter: adapters: [${network.chainNamespace}()].`,
      })
    }
  }
  return [first, ...rest]
}

function checkNetwork(input: NetworkInput | undefined, option: string): Network {
  if (!isRecord(input)) {
    throw new InvalidOptionError({ option, got: input, write: 'Write a network, for example one of viem/chains.' })
  }
  const namespace = input.chainNamespace ?? 'eip155'
  if (!namespaces.includes(namespace)) throw unknownNamespace(`${option}.chainNamespace`, namespace)
  checkChainId(input.id, namespace === 'eip155', `${option}.id`)
  if (typeof input.name !== 'string' || input.name.trim() === '') {
    throw new InvalidOptionError({ option: `${option}.name`, got: input.name, write: 'Write the name of the network.' })
  }
  const { decimals, symbol } = input.nativeCurrency ?? {}
  if (!Number.isInteger(decimals) || Number(decimals) < 0 || typeof symbol !== 'string') {
    throw new InvalidOptionError({
      option: `${option}.nativeCurrency`,
      got: input.nativeCurrency,
      write: "Write { name: 'Ether', symbol: 'ETH', decimals: 18 }.",
    })
  }
  const urls = input.rpcUrls?.default?.http
  if (!Array.isArray(urls) || urls.length === 0) {
    throw new InvalidOptionError({
      option: `${option}.rpcUrls.default.http`,
      got: urls,
      write: 'Write at least one URL of a node of this network.',
    })
  }
  for (const [index, url] of urls.entries()) {
    checkUrl(`${option}.rpcUrls.default.http[${index}]`, url ?? null, NODE_URL)
  }
  checkUrl(`${option}.blockExplorers.default.url`, input.blockExplorers?.default.url, PAGE_URL)
  const caipNetworkId: CaipNetworkId = `${namespace}:${input.id}`
  return { ...input, chainNamespace: namespace, caipNetworkId }
}

/** On eip155 a whole number above 0; elsewhere a CAIP-2 reference of 1 to 32 characters. */
function checkChainId(id: unknown, isEvm: boolean, option: string): void {
  if (isEvm && !(typeof id === 'number' && Number.isSafeInteger(id) && id > 0)) {
    throw new InvalidOptionError({ option, got: id, write: 'Write a whole number above 0, for example 8453.' })
  }
  if (!isEvm && !/^[-_a-zA-Z0-9]{1,32}$/.test(String(id))) {
    throw new InvalidOptionError({
      option,
      got: id,
      write: 'Write the CAIP-2 reference: 1 to 32 letters, digits, - or _.',
    })
  }
}

function checkUrl(option: string, url: unknown, write: string): void {
  if (url === undefined) return
  const isValid = typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (!isValid) throw new InvalidOptionError({ option, got: url, write })
}

function findDefault(asked: LintelOptions['defaultNetwork'], networks: readonly [Network, ...Network[]]): Network {
  if (asked === undefined) return networks[0]
  const found = networks.find((network) => network.id === asked || network.caipNetworkId === asked)
  if (found) return found
  throw new InvalidOptionError({
    option: 'defaultNetwork',
    got: asked,
    write: `Write the id of one of \`networks\`: ${networks.map(({ id }) => id).join(', ')}.`,
  })
}

function unknownNamespace(option: string, got: unknown): InvalidOptionError {
  return new InvalidOptionError({ option, got, write: `Write one of ${namespaces.join(', ')}.` })
}
