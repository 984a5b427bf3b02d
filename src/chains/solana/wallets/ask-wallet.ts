import type { IdentifierString } from '@wallet-standard/base'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { isBytes } from '../../drivers/bytes.js'
import { requireAccount } from '../../drivers/require-account.js'
import { solanaDevnet, solanaMainnet, solanaTestnet } from '../networks.js'
import type { SolanaWallet } from './standard-wallet.js'

/** Hosts that only this computer or its network reaches. */
const PRIVATE_HOST =
  /^(localhost|[^.]+|.*\.(localhost|local|internal|lan|home\.arpa)|(127|10)\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|0\.0\.0\.0|\[.*\])$/

type Asked = { address: string; chain: IdentifierString }

/** The name of a network in the Wallet Standard. */
export function readWalletChain(network: CaipNetworkId): IdentifierString {
  const names = { mainnet: solanaMainnet, devnet: solanaDevnet, testnet: solanaTestnet }
  const known = Object.entries(names).find(([, { id }]) => network === `solana:${id}`)
  return `solana:${known?.[0] ?? 'localnet'}`
}

/** The newest version of transactions that the wallet signs. */
export function readVersion({ features }: SolanaWallet): 0 | 'legacy' {
  const { 'solana:signTransaction': sign, 'solana:signAndSendTransaction': send } = features
  const versions = (sign ?? send)?.supportedTransactionVersions
  return Array.isArray(versions) && !versions.includes(0) ? 'legacy' : 0
}

/**
 * Whether the wallet sends a transaction itself (`solana:signAndSendTransaction`): it knows the chain, and reaches the same
 * one as the app. A private node may be a copy of a public chain.
 *
 * @throws WalletFailedError when it can neither send nor sign there
 */
export function sendsItself(wallet: SolanaWallet, address: string, { caipNetworkId, rpcUrls }: Network): boolean {
  const chain = readWalletChain(caipNetworkId)
  const { features, chains, name } = wallet
  const knows = chains.includes(chain) && requireAccount(wallet, address).chains.includes(chain)
  if (features['solana:signAndSendTransaction'] && knows && rpcUrls.default.http.every(isPublic)) return true
  if (features['solana:signTransaction']) return false
  throw new WalletFailedError({ details: `${name} cannot sign transactions of ${chain} for this site to send.` })
}

function isPublic(url: string): boolean {
  return URL.canParse(url) && !PRIVATE_HOST.test(new URL(url).hostname)
}

/** Has a wallet sign and send a transaction. Returns its first signature. */
export async function askToSend(wallet: SolanaWallet, transaction: Uint8Array, asked: Asked): Promise<Uint8Array> {
  const { address, chain } = asked
  const account = requireAccount(wallet, address)
  const [output] = (await wallet.features['solana:signAndSendTransaction']?.signAndSendTransaction({
    account,
    chain,
    transaction,
    options: { preflightCommitment: 'confirmed' },
  })) ?? [undefined]
  if (isRecord(output) && isBytes(output.signature, 64)) return output.signature
  throw new WalletFailedError({ details: 'The wallet returned no signature of 64 bytes.' })
}

/** Has a wallet sign transactions, by one request. They may differ from those that it was given. */
export async function askToSign(
  wallet: SolanaWallet,
  transactions: readonly Uint8Array[],
  { address, chain }: Asked,
): Promise<readonly Uint8Array[]> {
  const feature = wallet.features['solana:signTransaction']
  if (!feature) throw new WalletFailedError({ details: `${wallet.name} cannot sign transactions.` })
  const account = requireAccount(wallet, address)
  const outputs: unknown = await feature.signTransaction(
    ...transactions.map((transaction) => ({ account, chain, transaction })),
  )
  const signed = (Array.isArray(outputs) ? outputs : []).flatMap((output: unknown) =>
    isRecord(output) && isBytes(output.signedTransaction) ? [output.signedTransaction] : [],
  )
  if (signed.length === transactions.length) return signed
  throw new WalletFailedError({ details: 'The wallet returned no signed transaction.' })
}
