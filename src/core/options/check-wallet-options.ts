import { isRecord } from '../../rules/is-record.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import type { LintelOptions } from './options.js'
import { connectMethods, socialProviders, walletFeatures, walletKinds } from './wallet-settings.js'

const IDS = 'Write ids of the directory: letters, digits, and any of . : _ -'

/** Checks the options for wallets. @throws InvalidOptionError with the path of the option and what to write */
export function checkWalletOptions(options: LintelOptions): void {
  checkServices(options)
  checkList('includeWalletIds', options.includeWalletIds, isDirectoryId, IDS)
  checkList('excludeWalletIds', options.excludeWalletIds, isText, 'Write ids, rdns or names of wallets.')
  checkList('featuredWalletIds', options.featuredWalletIds, isDirectoryId, IDS)
  checkList('customWallets', options.customWallets, isWallet, "Write { id: 'harbor', name: 'Harbor', homepage: … }.")
  checkChoices('walletOrder', options.walletOrder, walletKinds)
  checkChoices('features.connectMethodsOrder', options.features?.connectMethodsOrder, connectMethods)
  checkChoices('features.walletFeaturesOrder', options.features?.walletFeaturesOrder, walletFeatures)
  checkChoices('features.socials', options.features?.socials, socialProviders)
}

function checkServices({ projectId, services, walletConnect, embedded, directory }: LintelOptions): void {
  checkHttpService('services.directory', services?.directory)
  checkHttpService('services.dataApi', services?.dataApi)
  checkServiceUrl('services.relay', services?.relay, /^wss?:$/, 'wss:// or ws://')
  checkServiceUrl('services.frame', services?.frame, /^https?:$/, 'https://, or http:// on localhost')
  checkFactory('walletConnect', walletConnect, "walletConnect() of 'lintel/walletconnect'")
  checkFactory('embedded', embedded, "embedded() of 'lintel/embedded'")
  if (walletConnect && !services?.relay) {
    throw new InvalidOptionError({
      option: 'services.relay',
      got: services?.relay,
      write: 'Write the WebSocket URL of your relay, or remove `walletConnect`.',
    })
  }
  if (embedded && !services?.frame) {
    throw new InvalidOptionError({
      option: 'services.frame',
      got: services?.frame,
      write: 'Write the URL of the frame of the embedded wallet, or remove `embedded`.',
    })
  }
  if (directory !== undefined && typeof directory?.listWallets !== 'function') {
    throw new InvalidOptionError({
      option: 'directory',
      got: directory,
      write: 'Write an object with listWallets(query), or the URL of a directory in services.directory.',
    })
  }
  // A missing one is an alert, raised by `start`.
  if (projectId === undefined || isText(projectId)) return
  throw new InvalidOptionError({
    option: 'projectId',
    got: projectId,
    write: "Write the id of your app at the relay. Self-hosted relays accept any id, for example 'my-app'.",
  })
}

function checkFactory(option: string, factory: { create: unknown } | undefined, call: string): void {
  if (factory === undefined || typeof factory?.create === 'function') return
  throw new InvalidOptionError({ option, got: factory, write: `Call ${call}, with parentheses.` })
}

/** It may be a path of the page's own site. */
function checkHttpService(option: string, url: unknown): void {
  if (typeof url === 'string' && url.startsWith('/')) return
  checkServiceUrl(option, url, /^https?:$/, 'https://, http:// or /')
}

function checkServiceUrl(option: string, url: unknown, protocol: RegExp, start: string): void {
  if (url === undefined) return
  if (typeof url === 'string' && URL.canParse(url) && protocol.test(new URL(url).protocol)) return
  throw new InvalidOptionError({ option, got: url, write: `Write a whole URL that starts with ${start}.` })
}

function checkList(option: string, list: unknown, isValid: (item: unknown) => boolean, write: string): void {
  if (list === undefined) return
  if (!Array.isArray(list)) throw new InvalidOptionError({ option, got: list, write: `Write a list. ${write}` })
  const wrong = list.findIndex((item) => !isValid(item))
  if (wrong >= 0) throw new InvalidOptionError({ option: `${option}[${wrong}]`, got: list[wrong], write })
}

function checkChoices(option: string, list: unknown, choices: readonly string[]): void {
  const write = `Write each of these at most once: ${choices.join(', ')}.`
  checkList(option, list, (item) => choices.some((choice) => choice === item), write)
  if (Array.isArray(list) && new Set(list).size < list.length)
    throw new InvalidOptionError({ option, got: list, write })
}

/** What a directory accepts. Another text would make it refuse the whole list. */
function isDirectoryId(value: unknown): boolean {
  return typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isWallet(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isText(value.name)
}
