import { readRpcPolicy } from '../../../../src/embedded/protocol/rpc-policy.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaApproval, SolanaSendOptions } from '../../../approval/describe/approval.js'
import type { SolanaDescription } from '../../../approval/describe/description.js'
import { freezeDeeply } from '../../../approval/describe/freeze-deeply.js'
import { describeSolanaMessage } from '../../../approval/describe/solana/describe-solana-message.js'
import { describeSolanaTransactions } from '../../../approval/describe/solana/describe-solana-transactions.js'
import { failParams, ParamsError } from '../../../requests/params-error.js'
import { parseSolanaMessage } from '../../../requests/solana/parse-message.js'
import { FrameError } from '../../messaging/frame-error.js'
import type { FrameApproval, SolanaContext } from '../request-context.js'
import { createTransactionReader, readSendOptions } from './read-transactions.js'

type Params = Readonly<Record<string, unknown>>

/** The parameters of each method, and its description. */
const describers = new Map<
  string,
  { fields: readonly string[]; describe(params: Params, context: SolanaContext): SolanaDescription }
>([
  [
    'solana_signMessage',
    {
      fields: ['message', 'pubkey'],
      describe: ({ message }, { account, chainId, host: { origin } }) =>
        describeSolanaMessage(parseSolanaMessage(message), { account, chainId, origin }),
    },
  ],
  [
    'solana_signTransaction',
    {
      fields: ['transaction', 'pubkey'],
      describe: ({ transaction }, context) => describeTransactions([transaction], 'one', context),
    },
  ],
  [
    'solana_signAllTransactions',
    {
      fields: ['transactions', 'pubkey'],
      describe: ({ transactions }, context) => describeTransactions(transactions, 'all', context),
    },
  ],
  [
    'solana_signAndSendTransaction',
    {
      fields: ['transaction', 'pubkey', 'sendOptions'],
      describe: ({ transaction, sendOptions }, context) =>
        describeTransactions([transaction], 'sent', context, readSendOptions(sendOptions)),
    },
  ],
])

/**
 * Describes a request of Solana that needs the visitor's approval, as `describeRequest` does for eip155. Pure. The result is
 * frozen: `request` is what may be signed, and every other field is read from it.
 *
 * @throws FrameError with -32602 for parameters that are not valid, 4100 for another account, 4200 for another method
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 * @example describeSolanaRequest({ method: 'solana_signMessage', params: { message: 'Cn8eVZg' } }, context)
 */
export function describeSolanaRequest(
  { method, params }: { method: string; params?: unknown },
  context: SolanaContext,
): FrameApproval<SolanaApproval> {
  if (readRpcPolicy(method) !== 'approval') throw new FrameError(4200, 'Requested RPC call is not allowed')
  const describer = describers.get(method)
  const { account, chainId, host } = context
  if (!describer) throw new FrameError(4200, `${method} is not a method of ${chainId}.`)
  try {
    const description = describer.describe(readFields(params, describer.fields, account), context)
    return freezeDeeply({ ...description, account, accountType: 'eoa', chainId, host: { ...host } })
  } catch (error) {
    if (error instanceof ParamsError) throw new FrameError(error.code, error.message, { cause: error })
    throw error
  }
}

function describeTransactions(
  given: unknown,
  answer: 'one' | 'all' | 'sent',
  { account }: SolanaContext,
  sendOptions: SolanaSendOptions = {},
): SolanaDescription {
  return describeSolanaTransactions(given, { answer, sendOptions }, createTransactionReader(account))
}

/** An unknown field may change the meaning of a request. */
function readFields(params: unknown, fields: readonly string[], account: string): Params {
  if (!isRecord(params)) throw failParams(`\`params\` must be an object with ${fields.join(', ')}.`)
  const other = Object.keys(params).find((key) => !fields.includes(key))
  if (other !== undefined)
    throw failParams(`\`params.${other.slice(0, 60)}\` is not known. Write ${fields.join(', ')}.`)
  const { pubkey } = params
  if (pubkey !== undefined && pubkey !== account) {
    throw new FrameError(4100, `The embedded wallet has no account ${String(pubkey).slice(0, 90)}. It has ${account}.`)
  }
  return params
}
