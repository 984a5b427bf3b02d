import { hexToBytes } from 'viem'
import { localSolana } from '../../../../servers/chains/serving/local-networks.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import { failParams } from '../../../requests/params-error.js'
import { parseBytes } from '../../../requests/parse-params.js'
import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import type { RequestDecision } from '../../requests/decide-request.js'
import { readPageOrigin } from '../../requests/read-page-origin.js'
import { namespaceAccounts } from '../../state/namespace-accounts.js'
import { type NamespaceHandler, type NamespaceRequest, requireSigner } from '../namespace-request.js'
import { localChain } from './local-chain.js'
import { parseSolanaSignIn } from './parse-solana-sign-in.js'

/** The methods that sign on Solana. Bytes are hex. */
export const solanaHandlers: readonly (readonly [method: string, NamespaceHandler])[] = [
  ['solana_signMessage', decideMessage],
  ['solana_signIn', decideSignIn],
  ['solana_signTransaction', (request) => decideTransactions(request, false)],
  ['solana_signAndSendTransaction', (request) => decideTransactions(request, true)],
]

/** `[address, message]` */
async function decideMessage(request: NamespaceRequest): Promise<RequestDecision> {
  const address = requireSigner(request, request.params[0])
  const message = parseBytes(request.params[1], 'The message')
  const { describeSolanaMessage } = await import('../../../approval/describe/solana/describe-solana-message.js')
  const context = { account: address, chainId: localSolana.caipNetworkId, origin: readPageOrigin(request.origin) }
  const { request: _, kind, ...described } = describeSolanaMessage(hexToBytes(message), context)
  return {
    type: 'ask',
    subject: { ...described, ...toFacts(address), kind: 'namespace-message', namespace: 'solana', message },
  }
}

/** `[input]`: the fields of `SolanaSignInInput`. */
function decideSignIn({ params, origin, shared }: NamespaceRequest): RequestDecision {
  const [input] = params
  const fields = parseSolanaSignIn(input, origin)
  const wanted = isRecord(input) ? input.address : undefined
  const accounts = namespaceAccounts.solana.filter(
    ({ address }) => (wanted === undefined || wanted === address) && (shared.length === 0 || shared.includes(address)),
  )
  if (accounts.length > 0) return { type: 'ask', subject: { kind: 'solana-sign-in', fields, accounts } }
  throw new WalletFailure({
    code: failureCodes.unauthorized,
    message: `The practice wallet cannot sign in with ${String(wanted).slice(0, 90)} on this site.`,
  })
}

/** `[address, chain, transactions]` */
async function decideTransactions(request: NamespaceRequest, isSent: boolean): Promise<RequestDecision> {
  const [signer, chain, given] = request.params
  const address = requireSigner(request, signer)
  if (chain !== undefined && chain !== localChain) {
    throw new WalletFailure({
      code: failureCodes.chainDisconnected,
      message: `The practice wallet signs for ${localSolana.name} (${localChain}) only, not for ${String(chain).slice(0, 90)}.`,
    })
  }
  const { describeSolanaTransactions } = await import(
    '../../../approval/describe/solana/describe-solana-transactions.js'
  )
  const answer = isSent ? 'sent' : 'all'
  const described = describeSolanaTransactions(
    given,
    { answer, sendOptions: {} },
    {
      decode: (value) => hexToBytes(parseBytes(value, 'A transaction')),
      check({ signers }) {
        if (!signers.includes(address)) throw failParams(`The transaction needs no signature of ${address}.`)
      },
    },
  )
  return { type: 'ask', subject: { ...described, ...toFacts(address) } }
}

function toFacts(account: string) {
  return { account, accountType: 'eoa', chainId: localSolana.caipNetworkId } as const
}
