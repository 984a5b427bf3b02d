import { AccountNotSharedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { isSameAccount } from '../addresses/ss58.js'
import { readSignature, writeWrapped } from '../signed-text.js'
import { type Injected, type InjectedExtension, isInjected } from './injected-extension.js'
import { type ExtensionAccount, readAccounts } from './read-accounts.js'

/** The calls of an extension. */
export function createExtensionActions({
  name,
  extension,
  networks,
}: {
  name: string
  extension: InjectedExtension
  networks: readonly Network[]
}): WalletActions {
  let injected: Injected | undefined
  let known: readonly ExtensionAccount[] = []

  function readSession(accounts: unknown): DriverSession {
    known = readAccounts(accounts, networks)
    return { accounts: known.map(({ given: _given, keyType: _keyType, ...account }) => account) }
  }

  return {
    // There is no silent request: an extension that has approved the page before answers without a window.
    async connect() {
      const enabled: unknown = await extension.enable(globalThis.location?.origin ?? '')
      if (!isInjected(enabled)) throw new WalletFailedError({ details: `${name} offers no accounts.` })
      injected = enabled
      return readSession(await enabled.accounts.get())
    },
    // The visitor can revoke an approval only in the extension.
    async disconnect() {
      injected = undefined
      known = []
    },
    watch(listener) {
      const stop = injected?.accounts.subscribe?.((accounts) => listener(readSession(accounts)))
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    async signMessage({ account: { address }, message }) {
      const account = known.find(({ given }) => isSameAccount(given, address))
      if (!account) throw new AccountNotSharedError({ details: `${name} no longer shares ${address}.` })
      const signer = injected?.signer
      if (typeof signer?.signRaw !== 'function') {
        throw new WalletFailedError({ details: `${name} cannot sign messages.` })
      }
      const result = await signer.signRaw({ address: account.given, data: writeWrapped(message), type: 'bytes' })
      return { ...readSignature(result, account.keyType), address }
    },
  }
}
