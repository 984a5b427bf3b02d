import { readImageUrl } from '../../rules/images/image-url.js'
import { isRecord } from '../../rules/is-record.js'
import type { LintelError } from '../errors/lintel-error.js'
import type { FeatureChoices, FeatureOptions, FeatureSwitches } from '../feature-types.js'
import { logLevels } from '../log/create-log.js'
import type { ChainAdapterFactory } from '../model/chain-adapter.js'
import type { DataApi } from '../model/data-api.js'
import type { Directory } from '../model/directory.js'
import type { EmbeddedWalletFactory } from '../model/embedded-wallet.js'
import type { KeyValueStorage } from '../model/key-value-storage.js'
import { dataApiMethods, socialProviders, walletKinds } from '../model/options/choices.js'
import type { ServiceUrls } from '../model/options/service-urls.js'
import type { WalletFeatures } from '../model/options/wallet-features.js'
import type { ModalTheme } from '../model/state.js'
import type { AppMetadata } from '../model/wallet-connect.js'
import type { WalletConnectFactory } from '../wallets/wallet-connect-factory.js'
import type { MessagesSource } from '../words/given-messages.js'
import { checkNetwork, namespaceKind } from './check-network.js'
import type { Feature } from './define-feature.js'
import {
  anyText,
  atLeastOne,
  check,
  data,
  type Fields,
  factory,
  isFunction,
  isText,
  isWhole,
  type Kind,
  list,
  object,
  oneOf,
  optional,
  orderOf,
  pageUrl,
  section,
  text,
  texts,
  toggle,
  unchecked,
  url,
  withMethods,
} from './kinds.js'
import type { CustomWallet, LintelOptions, TokenInput } from './options.js'

const httpUrl = url(/^https?:$/, 'Write a whole URL that starts with https://, http:// or /.')

/** A service. It may be a path of the page's own site. */
const serviceUrl: Kind<string> = (got, path) => (isText(got) && got.startsWith('/') ? got : httpUrl(got, path))

// The ids that a directory accepts. Another text would make it refuse the whole list.
const directoryIds = texts('Write ids of the directory: letters, digits, and any of . : _ -', /^[\w.:-]{1,100}$/)

const TOKEN = "Write a list of { network: 1, address: '0x…', name: 'USD Coin', symbol: 'USDC', decimals: 6 }."

export const ADAPTERS = 'Write one adapter per namespace, for example adapters: [eip155()].'
const adapterFactory = factory<ChainAdapterFactory>('the adapter: eip155()')
const adapter: Kind<ChainAdapterFactory> = (got, path) => {
  const created = adapterFactory(got, path)
  namespaceKind(created.namespace, `${path}.namespace`)
  return created
}

const metadata = object<AppMetadata>(
  {
    name: text('Write the name of your app. Wallets show it.'),
    description: optional(anyText),
    url: optional(pageUrl),
    icons: optional(texts('Write URLs.')),
  },
  "Write metadata: { name: 'Your app' }.",
)

const services = section({
  directory: optional(serviceUrl),
  relay: optional(url(/^wss?:$/, 'Write a whole URL that starts with wss:// or ws://.')),
  dataApi: optional(serviceUrl),
  rpc: optional(serviceUrl),
  frame: optional(url(/^https?:$/, 'Write a whole URL that starts with https://, or http:// on localhost.')),
  analytics: optional(serviceUrl),
} satisfies Fields<ServiceUrls>)

/** The options of `names` that core knows. */
const coreNames = { gateways: optional(text("Write 'any', 'none', or a URL.", /^(any|none|https?:.+|\/.+)$/)) }

/** The options of `features` that core knows. */
const coreSwitches = {
  allWallets: toggle(true),
  legalCheckbox: toggle(false),
  // On if the embedded wallet is set up.
  email: toggle(undefined),
  socials: optional(orderOf(socialProviders)),
} satisfies Fields<Omit<WalletFeatures, keyof FeatureSwitches | keyof FeatureChoices>>

/** `Theme` checks the values. */
const themeVariables = object<Omit<ModalTheme, 'appearance'>>({
  accent: unchecked,
  gray: unchecked,
  radius: unchecked,
  scaling: unchecked,
  panel: unchecked,
})

const WALLET = "Write { id: 'harbor', name: 'Harbor', homepage: … }."
/** The fields besides id and name. Their values are checked where they are used, like those of a directory. */
const customWallet = object<CustomWallet>(
  {
    id: text(WALLET),
    name: text(WALLET),
    isCertified: unchecked,
    description: unchecked,
    chains: unchecked,
    homepage: unchecked,
    imageUrl: unchecked,
    order: unchecked,
    rdns: unchecked,
    mobileLink: unchecked,
    desktopLink: unchecked,
    webAppLink: unchecked,
    linkMode: unchecked,
    appStore: unchecked,
    playStore: unchecked,
    chromeStore: unchecked,
    firefoxStore: unchecked,
    edgeStore: unchecked,
    injected: unchecked,
  },
  WALLET,
)

const token = data<TokenInput>(
  {
    network: unchecked,
    address: unchecked,
    name: text('Write its name.'),
    symbol: text('Write its symbol.'),
    // `decimals` of an ERC-20 token is a uint8.
    decimals: check((got) => isWhole(got, 0, 255), 'Write a whole number from 0 to 255.'),
    iconUrl: optional(
      check<string>(
        (got) => isText(got) && readImageUrl(got) !== undefined,
        'Write an https: URL, a path of your site, or a data:image/ URL.',
      ),
    ),
  },
  TOKEN,
)

/**
 * The options that are plain data. The state has them by the same names: null for one without a default that the app left
 * out.
 */
export const plainOptions = {
  metadata,
  enableNetworkSwitch: toggle(true),
  allowUnsupportedChain: toggle(false),
  termsConditionsUrl: optional(pageUrl, null),
  privacyPolicyUrl: optional(pageUrl, null),
  tokens: optional(list(token, TOKEN), []),
  names: section(coreNames),
  watchPendingTransactions: toggle(false),
  includeWalletIds: optional(directoryIds, []),
  excludeWalletIds: optional(texts('Write ids, rdns or names of wallets.'), []),
  featuredWalletIds: optional(directoryIds, []),
  customWallets: optional(list(customWallet, `Write a list. ${WALLET}`), []),
  walletOrder: optional(orderOf(walletKinds), walletKinds),
  services,
  // `start` raises an alert if it is missing.
  projectId: optional(
    text("Write the id of your app at its services. Self-hosted ones accept any id, for example 'my-app'."),
    null,
  ),
  themeMode: optional(oneOf(['light', 'dark', 'system']), null),
  themeVariables: optional(themeVariables, null),
} satisfies Partial<Fields<LintelOptions>>

/**
 * The kind of each option of core: the valid values, the default, and the advice in an error. The compiler
 * checks the names and types against `LintelOptions`. `checkOptions` has the rules between options.
 */
const coreOptions = {
  ...plainOptions,
  networks: atLeastOne(checkNetwork, "Write at least one, for example networks: [mainnet] from 'viem/chains'."),
  adapters: list(adapter, ADAPTERS),
  defaultNetwork: unchecked<LintelOptions['defaultNetwork']>,
  scopeKey: optional(text("Write a name for the entries of this instance in the cache, for example 'app'.")),
  storage: optional(withMethods<KeyValueStorage>(['getItem', 'setItem', 'removeItem'])),
  messages: optional(
    check<MessagesSource>((got) => isRecord(got) || isFunction(got), 'Write an object, or a function that loads it.'),
  ),
  walletConnect: optional(
    withMethods<WalletConnectFactory>(
      ['create', 'createPairedAdapter'],
      ", or call walletConnect() of 'lintel/walletconnect', with parentheses",
    ),
  ),
  embedded: optional(factory<EmbeddedWalletFactory>("embedded() of 'lintel/embedded'")),
  directory: optional(withMethods<Directory>(['listWallets'], ', or the URL of a directory in services.directory')),
  dataApi: optional(withMethods<DataApi>(dataApiMethods, ', or the URL of a data API in services.dataApi')),
  restrictedTimeZones: optional(texts("Write time zones, for example 'Asia/Shanghai'."), []),
  debug: toggle(true),
  logLevel: optional(oneOf(logLevels), 'error' as const),
  onError: optional(check<(error: LintelError) => void>(isFunction, 'Write a function.')),
  isMobile: optional(
    check<boolean | (() => boolean)>(
      (got) => typeof got === 'boolean' || isFunction(got),
      'Write true, false, or a function.',
    ),
    false,
  ),
}

/** The options with their defaults, each checked by its kind. */
export type CheckedFields = FeatureOptions & {
  features: { [Name in keyof FeatureSwitches]-?: boolean } & {
    [Name in keyof FeatureChoices]-?: Exclude<FeatureChoices[Name], undefined>
  } & {
    [Name in keyof typeof coreSwitches]: ReturnType<(typeof coreSwitches)[Name]>
  }
} & {
  [Name in keyof typeof coreOptions]: ReturnType<(typeof coreOptions)[Name]>
}

/** Checks the options of core and those that features add. @throws InvalidOptionError */
export function checkFields(given: LintelOptions, features: readonly Feature[]): CheckedFields {
  const known = coreOptions satisfies Fields<Omit<LintelOptions, 'features' | keyof FeatureOptions>>
  const switches = Object.fromEntries(
    features.flatMap(({ option, isOptIn }) => (option ? [[option, toggle(!isOptIn)]] : [])),
  )
  const extend = (name: 'features' | 'names', own: object) =>
    section(Object.assign({}, own, ...features.map(({ part }) => part?.fields?.[name])))
  const fields: Fields<CheckedFields> = Object.assign(
    {},
    known,
    { features: extend('features', { ...switches, ...coreSwitches }), names: extend('names', coreNames) },
    ...features.map(({ part }) => part?.options),
  )
  return object(fields, 'Write createLintel({ metadata, networks, adapters }).')(given, '')
}
