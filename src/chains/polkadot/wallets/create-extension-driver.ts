import { AccountNotSharedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import type { DriverSession, WalletDriver } from '../../drivers/wallet-driver.js'
import { readHex, writeHex } from '../hex.js'
import { wrapMessage } from '../wrap-message.js'
import { type Injected, type InjectedExtension, isInjected } from './injected-extension.js'
import { type ExtensionAccount, isSameAccount, type KeyType, readAccounts } from './read-accounts.js'

/** Wallets whose key in `window.injectedWeb3` is not how they call themselves, with their rdns on EVM chains. */
const knownWallets = new Map<string, { name: string; rdns?: string }>([
  ['polkadot-js', { name: 'Polkadot.js' }],
  ['subwallet-js', { name: 'SubWallet', rdns: 'app.subwallet' }],
  ['talisman', { name: 'Talisman', rdns: 'xyz.talisman' }],
  ['enkrypt', { name: 'Enkrypt', rdns: 'com.enkrypt' }],
  ['polkagate', { name: 'PolkaGate' }],
])

/** Bytes of a signature, and the number that some wallets put in front of it (MultiSignature in SCALE). */
const signatures: Readonly<Record<KeyType, { length: number; variant: number }>> = {
  ed25519: { length: 64, variant: 0 },
  sr25519: { length: 64, variant: 1 },
  ecdsa: { length: 65, variant: 2 },
}

/** The driver of an extension. Creating it asks the extension nothing. */
export function createExtensionDriver(
  key: string,
  extension: InjectedExtension,
  networks: readonly Network[],
): WalletDriver {
  const described = knownWallets.get(key) ?? { name: key.trim() }
  const { name } = described
  let injected: Injected | undefined
  let known: readonly ExtensionAccount[] = []

  function readSession(accounts: unknown): DriverSession {
    known = readAccounts(accounts, networks)
    return { accounts: known.map(({ given: _given, keyType: _keyType, ...account }) => account) }
  }

  return {
    connector: { id: `injected:${key}`, ...described, type: 'ANNOUNCED', chain: 'polkadot' },
    // There is no silent way: an extension that has approved the page before answers without a window.
    async connect() {
      const enabled: unknown = await extension.enable(globalThis.location?.origin ?? '')
      if (!isInjected(enabled)) throw new WalletFailedError({ details: `${name} offers no accounts.` })
      injected = enabled
      return readSession(await enabled.accounts.get())
    },
    // An approval can be taken back only in the extension.
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
      const data = `0x${writeHex(wrapMessage(message))}`
      const result = await signer.signRaw({ address: account.given, data, type: 'bytes' })
      const signature = readSignature(result, account.keyType)
      if (!signature) throw new WalletFailedError({ details: `The wallet returned no ${account.keyType} signature.` })
      return { signature: `0x${writeHex(signature)}`, encoding: 'hex', scheme: account.keyType, address }
    },
  }
}

/** Without the number in front of it. */
function readSignature(result: unknown, keyType: KeyType): Uint8Array | null {
  const bytes = isRecord(result) && typeof result.signature === 'string' ? readHex(result.signature) : null
  const { length, variant } = signatures[keyType]
  if (bytes?.length === length) return bytes
  return bytes?.length === length + 1 && bytes[0] === variant ? bytes.slice(1) : null
}
