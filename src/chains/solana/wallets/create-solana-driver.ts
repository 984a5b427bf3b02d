import { SignInRefusedError } from '../../../core/errors/sign-in/sign-in-errors.js'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Signed } from '../../../core/requests/requests.js'
import type { AuthPayload } from '../../../core/requests/sign-in/siwx.js'
import { readForeignImageUrl } from '../../../rules/foreign-image-url.js'
import { isRecord } from '../../../rules/is-record.js'
import type { DriverSession, DriverSignIn, WalletDriver } from '../../drivers/wallet-driver.js'
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
  const signInFeature = wallet.features['solana:signIn']
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
      ...(signInFeature && { canSignIn: true }),
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
      const signed = readSigned(address, output, bytes)
      const { signedMessage, ...rest } = signed
      return signedMessage === encodeBase64(bytes) ? rest : signed
    },
    ...(signInFeature && { signIn: (parameters) => signIn(signInFeature, wallet, parameters) }),
  }
}

type SignInFeature = NonNullable<SolanaWallet['features']['solana:signIn']>

/** Connects and signs in by one request (Sign In With Solana). Wallets refuse the domain of another page without asking. */
async function signIn(
  feature: SignInFeature,
  wallet: SolanaWallet,
  { payload, network }: { payload: AuthPayload; network: CaipNetworkId },
): Promise<DriverSignIn> {
  const { host, origin } = globalThis.location
  if (payload.domain !== host || !URL.canParse(payload.uri) || new URL(payload.uri).origin !== origin) {
    throw new SignInRefusedError({
      details: `The page is ${origin}: \`domain\` must be ${host}, not ${payload.domain}, and \`uri\` be of this origin.`,
    })
  }
  const [output] = await feature.signIn({ ...payload, chainId: network })
  const { account } = isRecord(output) ? output : {}
  const session = readSession([account, ...wallet.accounts])
  const [first] = session.accounts
  if (!first || !isRecord(account) || first.address !== account.address) {
    throw new WalletFailedError({ details: 'The wallet signed in without an account of Solana.' })
  }
  const accounts = session.accounts.filter(
    ({ address }, index) => index === session.accounts.findIndex((other) => other.address === address),
  )
  return { session: { ...session, accounts }, signed: readSigned(first.address, output) }
}

/** `message`: what was signed when the wallet does not say it. */
function readSigned(address: string, output: unknown, message?: Uint8Array): Signed {
  const { signature, signedMessage } = isRecord(output) ? output : {}
  if (!isBytes(signature, 64)) {
    throw new WalletFailedError({ details: 'The wallet returned no signature of 64 bytes.' })
  }
  const bytes = isBytes(signedMessage) ? signedMessage : message
  if (!bytes) throw new WalletFailedError({ details: 'The wallet does not say what it signed.' })
  return {
    signature: encodeBase58(signature),
    encoding: 'base58',
    scheme: 'ed25519',
    address,
    signedMessage: encodeBase64(bytes),
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
