import { base58 } from '@scure/base'
import { SignInRefusedError } from '../../../core/errors/sign-in-refused-error.js'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Signed } from '../../../core/model/requests.js'
import { isRecord } from '../../../rules/is-record.js'
import { encodeBase64, isBytes } from '../../drivers/bytes.js'
import { requireAccount } from '../../drivers/require-account.js'
import type { DriverSignIn, WalletDriver } from '../../drivers/wallet-driver.js'
import { readSession } from './read-session.js'
import type { SolanaWallet } from './standard-wallet.js'
import { nameWalletChain } from './wallet-chain.js'

/** Asks an account to sign a text. */
export async function signMessage(wallet: SolanaWallet, address: string, message: string): Promise<Signed> {
  const feature = wallet.features['solana:signMessage']
  if (!feature) throw new WalletFailedError({ details: `${wallet.name} cannot sign messages.` })
  const account = requireAccount(wallet, address)
  const bytes = new TextEncoder().encode(message)
  const [output] = await feature.signMessage({ account, message: bytes })
  const { signedMessage, ...signed } = readSigned(address, output, bytes)
  return signedMessage === encodeBase64(bytes) ? signed : { ...signed, signedMessage }
}

/**
 * Connects and signs in with one request (Sign In With Solana). Wallets refuse the domain of another page without asking, and
 * know networks only by name.
 */
export async function signIn(
  wallet: SolanaWallet,
  { payload: { accountAddress, ...payload }, network }: Parameters<NonNullable<WalletDriver['signIn']>>[0],
): Promise<DriverSignIn> {
  const { host, origin } = globalThis.location
  if (payload.domain !== host || !URL.canParse(payload.uri) || new URL(payload.uri).origin !== origin) {
    throw new SignInRefusedError({
      details: `The page is ${origin}: \`domain\` must be ${host}, not ${payload.domain}, and \`uri\` must have this origin.`,
    })
  }
  const chain = nameWalletChain(network)
  // The names in the specification, where a local network has no name with a namespace.
  const chainId = chain === 'solana:localnet' ? 'localnet' : chain
  const input = { ...payload, chainId, ...(accountAddress !== undefined && { address: accountAddress }) }
  const [output] = (await wallet.features['solana:signIn']?.signIn(input)) ?? []
  const { account } = isRecord(output) ? output : {}
  const session = readSession([account, ...wallet.accounts])
  const [first] = session.accounts
  if (!first || !isRecord(account) || first.address !== account.address) {
    throw new WalletFailedError({ details: 'The wallet signed in without a Solana account.' })
  }
  const accounts = session.accounts.filter(
    ({ address }, index) => index === session.accounts.findIndex((other) => other.address === address),
  )
  return { session: { ...session, accounts }, signed: readSigned(first.address, output) }
}

/** `message`: the signed text, if the wallet does not return it. */
function readSigned(address: string, output: unknown, message?: Uint8Array): Signed & { signedMessage: string } {
  const { signature, signedMessage } = isRecord(output) ? output : {}
  if (!isBytes(signature, 64)) {
    throw new WalletFailedError({ details: 'The wallet returned no signature of 64 bytes.' })
  }
  const bytes = isBytes(signedMessage) ? signedMessage : message
  if (!bytes) throw new WalletFailedError({ details: 'The wallet does not say what it signed.' })
  return {
    signature: base58.encode(signature),
    encoding: 'base58',
    scheme: 'ed25519',
    address,
    signedMessage: encodeBase64(bytes),
  }
}
