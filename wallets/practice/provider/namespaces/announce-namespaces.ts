import type { Wallet } from '@wallet-standard/base'
import { isRecord } from '../../../../src/rules/is-record.js'
import { createSolanaWallet } from './create-solana-wallet.js'
import type { NamespacePorts } from './namespace-account-list.js'

/**
 * Announces the practice wallet for the namespaces besides eip155. Asks the wallet nothing and opens no window.
 *
 * @returns a function that stops the announcements
 */
export function announceNamespaces(ports: NamespacePorts): () => void {
  return registerWallet(createSolanaWallet(ports))
}

/**
 * Registers a wallet with the apps of the page, those that are there and those to come.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`registerWallet`)
 */
function registerWallet(wallet: Wallet): () => void {
  const removals: (() => void)[] = []
  const register = (api: unknown) => {
    if (!isApi(api)) return
    const remove = api.register(wallet)
    if (typeof remove === 'function') removals.push(() => remove())
  }
  // Apps send an event of a class of their own.
  const answer = (event: Event) => register(Reflect.get(event, 'detail'))
  window.addEventListener('wallet-standard:app-ready', answer)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    window.removeEventListener('wallet-standard:app-ready', answer)
    for (const remove of removals) remove()
  }
}

function isApi(value: unknown): value is { register(wallet: Wallet): unknown } {
  return isRecord(value) && typeof value.register === 'function'
}
