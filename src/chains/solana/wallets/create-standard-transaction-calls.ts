import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { isRecord } from '../../../rules/is-record.js'
import { isBytes } from '../../drivers/bytes.js'
import { requireAccount } from '../../drivers/require-account.js'
import type { SolanaWallet } from './standard-wallet.js'
import { decideSender, type TransactionCalls } from './transaction-calls.js'
import { nameWalletChain } from './wallet-chain.js'

/** The transaction calls of a registered wallet (Wallet Standard). */
export function createStandardTransactionCalls(wallet: SolanaWallet): TransactionCalls {
  const { features, chains, name } = wallet
  return {
    version: readVersion(wallet),
    sendsItself(address, network) {
      const chain = nameWalletChain(network.caipNetworkId)
      const knows = chains.includes(chain) && requireAccount(wallet, address).chains.includes(chain)
      const canSend = features['solana:signAndSendTransaction'] !== undefined && knows
      return (
        decideSender(network, { name, canSend, canSign: features['solana:signTransaction'] !== undefined }) === 'wallet'
      )
    },
    async send(transaction, { address, network }) {
      const [output] = (await features['solana:signAndSendTransaction']?.signAndSendTransaction({
        account: requireAccount(wallet, address),
        chain: nameWalletChain(network),
        transaction,
        options: { preflightCommitment: 'confirmed' },
      })) ?? [undefined]
      if (isRecord(output) && isBytes(output.signature, 64)) return output.signature
      throw new WalletFailedError({ details: 'The wallet returned no signature of 64 bytes.' })
    },
    async sign(transactions, { address, network }) {
      const feature = features['solana:signTransaction']
      if (!feature) throw new WalletFailedError({ details: `${name} cannot sign transactions.` })
      const account = requireAccount(wallet, address)
      const chain = nameWalletChain(network)
      const outputs: unknown = await feature.signTransaction(
        ...transactions.map((transaction) => ({ account, chain, transaction })),
      )
      const signed = (Array.isArray(outputs) ? outputs : []).flatMap((output: unknown) =>
        isRecord(output) && isBytes(output.signedTransaction) ? [output.signedTransaction] : [],
      )
      if (signed.length === transactions.length) return signed
      throw new WalletFailedError({ details: 'The wallet returned no signed transaction.' })
    },
  }
}

function readVersion({ features }: SolanaWallet): 0 | 'legacy' {
  const { 'solana:signTransaction': sign, 'solana:signAndSendTransaction': send } = features
  const versions = (sign ?? send)?.supportedTransactionVersions
  return Array.isArray(versions) && !versions.includes(0) ? 'legacy' : 0
}
