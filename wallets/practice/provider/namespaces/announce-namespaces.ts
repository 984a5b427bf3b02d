import type { Wallet } from '@wallet-standard/base'
import { isRecord } from '../../../../src/rules/is-record.js'
import { practiceWalletIcon } from '../practice-wallet-icon.js'
import { createBitcoinProvider } from './create-bitcoin-provider.js'
import { createPolkadotExtension } from './create-polkadot-extension.js'
import { createSolanaWallet } from './create-solana-wallet.js'
import type { NamespacePorts } from './namespace-account-list.js'

/**
 * Announces the practice wallet for the namespaces besides eip155. Sends no request to the wallet and opens no window.
 */
export function announceNamespaces(ports: NamespacePorts): void {
  registerWallet(createSolanaWallet(ports))
  injectBitcoin(createBitcoinProvider(ports))
  injectExtension('Practice wallet', createPolkadotExtension(ports))
}

/** Puts the provider on the page under its own name, and lists it there (WBIP 004). UniSat's own place stays free. */
function injectBitcoin(provider: object): void {
  Reflect.set(window, 'lintelPracticeWallet', { bitcoin: provider })
  const listed: unknown = Reflect.get(window, 'btc_providers')
  const entry = { id: 'lintelPracticeWallet.bitcoin', name: 'Practice wallet', icon: practiceWalletIcon }
  Reflect.set(window, 'btc_providers', [...(Array.isArray(listed) ? listed : []), entry])
}

/** Adds an entry to `window.injectedWeb3`. Apps show the name of the entry. */
function injectExtension(name: string, extension: object): void {
  const others: unknown = Reflect.get(window, 'injectedWeb3')
  Reflect.set(window, 'injectedWeb3', { ...(isRecord(others) ? others : {}), [name]: extension })
}

/**
 * Registers a wallet with the apps of the page, those that are there and those to come.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`registerWallet`)
 */
function registerWallet(wallet: Wallet): void {
  const register = (api: unknown) => void (isApi(api) && api.register(wallet))
  // Apps send an event of a class of their own.
  window.addEventListener('wallet-standard:app-ready', (event) => register(Reflect.get(event, 'detail')))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

function isApi(value: unknown): value is { register(wallet: Wallet): unknown } {
  return isRecord(value) && typeof value.register === 'function'
}
