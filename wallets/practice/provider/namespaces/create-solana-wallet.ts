import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { bytesToHex, type Hex, hexToBytes, isHex } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import { localChain } from '../../namespaces/solana/local-chain.js'
import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import { practiceWalletIcon } from '../practice-wallet-icon.js'
import { createNamespaceAccountList, type NamespacePorts } from './namespace-account-list.js'

type SolanaFeatures = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignInFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature

/** The practice wallet on Solana. */
export type SolanaPracticeWallet = Wallet & { features: SolanaFeatures }

const chains = [localChain] as const
const supportedTransactionVersions = ['legacy', 0] as const

/**
 * Creates the wallet that is registered on the page (Wallet Standard). Creating it sends no request to the wallet. Requests reject
 * with a `WalletFailure`.
 */
export function createSolanaWallet(ports: NamespacePorts): SolanaPracticeWallet {
  const { provider } = ports
  const list = createNamespaceAccountList('solana', ports)

  const features: SolanaFeatures = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent = false } = {}) {
        const accounts = await (silent ? list.restore() : list.connect())
        return { accounts: accounts.map(describeAccount) }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: list.disconnect },
    'standard:events': {
      version: '1.0.0',
      on: (_event, listener) => list.subscribe((accounts) => listener({ accounts: accounts.map(describeAccount) })),
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs) =>
        requestEach(inputs, async ({ account, message }) => {
          const params = [account.address, bytesToHex(message)]
          const signature = readBytes(await provider.request({ method: 'solana_signMessage', params }))
          return { signedMessage: message, signature, signatureType: 'ed25519' as const }
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs) =>
        requestEach(inputs.length > 0 ? inputs : [{}], async (input) => {
          const answer = await provider.request({ method: 'solana_signIn', params: [{ ...input }] })
          const { address, signedMessage, signature } = isRecord(answer) ? answer : {}
          const [account] = list.take([address])
          if (!account) throw failAnswer()
          return {
            account: describeAccount(account),
            signedMessage: readBytes(signedMessage),
            signature: readBytes(signature),
            signatureType: 'ed25519' as const,
          }
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: async (...inputs) =>
        (await requestTransactions('solana_signTransaction', inputs)).map((signedTransaction) => ({
          signedTransaction,
        })),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: async (...inputs) =>
        (await requestTransactions('solana_signAndSendTransaction', inputs)).map((signature) => ({ signature })),
    },
  }

  type TransactionInput = { account: WalletAccount; transaction: Uint8Array; chain?: string }

  /** One approval for all transactions of one account and chain. */
  async function requestTransactions(method: string, inputs: readonly TransactionInput[]): Promise<Uint8Array[]> {
    const [first] = inputs
    if (!first) return []
    const { account, chain } = first
    if (inputs.some((input) => input.account.address !== account.address || input.chain !== chain)) {
      const message = 'Ask for transactions of one account and one chain at a time.'
      throw new WalletFailure({ code: failureCodes.invalidParams, message })
    }
    const transactions = inputs.map(({ transaction }) => bytesToHex(transaction))
    const answers = await provider.request({ method, params: [account.address, chain, transactions] })
    if (!Array.isArray(answers) || answers.length !== inputs.length) throw failAnswer()
    return answers.map(readBytes)
  }

  function describeAccount({ address, name }: NamespaceAccount): WalletAccount {
    return {
      address,
      publicKey: base58.decode(address),
      chains,
      features: Object.keys(features).filter((feature): feature is `solana:${string}` => feature.startsWith('solana:')),
      label: name,
    }
  }

  return {
    version: '1.0.0',
    name: 'Practice wallet',
    icon: practiceWalletIcon,
    chains,
    get accounts() {
      return list.read().map(describeAccount)
    },
    features,
  }
}

/** One request after the other: each has its own approval. */
async function requestEach<Input, Output>(
  inputs: readonly Input[],
  ask: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await ask(input))
  return outputs
}

function readBytes(value: unknown): Uint8Array {
  if (!isHex(value)) throw failAnswer()
  return hexToBytes(value satisfies Hex)
}

function failAnswer(): WalletFailure {
  return new WalletFailure({ code: failureCodes.internal, message: 'The practice wallet sent no signature.' })
}
