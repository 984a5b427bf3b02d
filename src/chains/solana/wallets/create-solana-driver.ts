import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { readForeignImageUrl } from '../../../rules/foreign-image-url.js'
import { isRecord } from '../../../rules/is-record.js'
import type { DriverSession, WalletDriver } from '../../drivers/wallet-driver.js'
import { encodeBase58, isSolanaAddress } from '../base58.js'
import { encodeBase64, isBytes } from '../bytes.js'
import { isSolanaChain, requireAccount, type SolanaWallet } from './standard-wallet.js'

/** The driver of a registered wallet. Transactions are asked of `wallet` by code that loads on demand. */
export type SolanaDriver = WalletDriver & {
  wallet: SolanaWallet
  /** The newest version of transactions that the wallet signs. */
  readVersion(): 0 | 'legacy'
}

/** The id of the connector of a registered wallet. The standard names wallets only by their name. */
export function readConnectorId({ name }: { name: string }): string {
  return `standard:${name.trim()}`
}

/** The driver of a registered wallet (Wallet Standard). Creating it asks the wallet nothing. */
export function createSolanaDriver(wallet: SolanaWallet): SolanaDriver {
  const imageUrl = typeof wallet.icon === 'string' ? readForeignImageUrl(wallet.icon) : undefined
  return {
    wallet,
    readVersion() {
      const { 'solana:signTransaction': sign, 'solana:signAndSendTransaction': send } = wallet.features
      const versions = (sign ?? send)?.supportedTransactionVersions
      return Array.isArray(versions) && !versions.includes(0) ? 'legacy' : 0
    },
    connector: {
      id: readConnectorId(wallet),
      name: wallet.name.trim(),
      type: 'ANNOUNCED',
      chain: 'solana',
      ...(imageUrl !== undefined && { imageUrl }),
    },
    async connect({ silent }) {
      const { connect } = wallet.features['standard:connect']
      if (!silent) return readSession((await connect()).accounts)
      // Some wallets ask the visitor although they are told to be silent: ask only one that does not show its accounts.
      const known = readSession(wallet.accounts)
      return known.accounts.length > 0 ? known : readSession((await connect({ silent: true })).accounts)
    },
    async disconnect() {
      await wallet.features['standard:disconnect']?.disconnect()
    },
    watch(listener) {
      const events = wallet.features['standard:events']
      if (!events) return () => undefined
      const stop: unknown = events.on('change', ({ accounts }) => {
        if (accounts) listener(readSession(accounts))
      })
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    async signMessage({ account: { address }, message }) {
      const feature = wallet.features['solana:signMessage']
      if (!feature) throw new WalletFailedError({ details: `${wallet.name} cannot sign messages.` })
      const account = requireAccount(wallet, address)
      const bytes = new TextEncoder().encode(message)
      const [output] = await feature.signMessage({ account, message: bytes })
      if (!isRecord(output) || !isBytes(output.signature, 64)) {
        throw new WalletFailedError({ details: 'The wallet returned no signature of 64 bytes.' })
      }
      const signed = isBytes(output.signedMessage) ? output.signedMessage : bytes
      return {
        signature: encodeBase58(output.signature),
        encoding: 'base58',
        scheme: 'ed25519',
        address,
        ...(!isEqual(signed, bytes) && { signedMessage: encodeBase64(signed) }),
      }
    },
  }
}

/** The accounts of Solana; those of other chains, and what is no account, are left out. */
function readSession(accounts: unknown): DriverSession {
  const listed: readonly unknown[] = Array.isArray(accounts) ? accounts : []
  return {
    accounts: listed.flatMap((account) => {
      if (!isRecord(account) || typeof account.address !== 'string' || !isSolanaAddress(account.address)) return []
      const { address, chains, label } = account
      if (Array.isArray(chains) && chains.length > 0 && !chains.some(isSolanaChain)) return []
      return [{ address, type: 'eoa' as const, ...(typeof label === 'string' && label !== '' && { name: label }) }]
    }),
  }
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
