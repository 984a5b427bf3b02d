import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
} from 'viem'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import type { RequestPin, TransactionFees } from '../../../core/model/requests.js'
import type { AdapterContext } from '../adapter-context.js'
import type { LiveConnection } from '../live-connections.js'
import { sendTransaction } from './send-transaction.js'

/** A function of a contract with its arguments. viem's `parseAbi` makes an ABI from signatures. */
export type ContractCall<abi extends Abi | readonly unknown[], functionName, args> = {
  address: Address
  abi: abi
  functionName: functionName
  args?: args
}

export type WriteContractParameters<
  abi extends Abi | readonly unknown[] = Abi,
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'> = ContractFunctionName<
    abi,
    'nonpayable' | 'payable'
  >,
  args extends ContractFunctionArgs<abi, 'nonpayable' | 'payable', functionName> = ContractFunctionArgs<
    abi,
    'nonpayable' | 'payable',
    functionName
  >,
> = ContractCall<abi, functionName, args> & RequestPin & TransactionFees & { value?: bigint }

/** Sends a transaction that calls a contract. @throws the errors of `sendTransaction` */
export async function writeContract(
  context: AdapterContext,
  connection: LiveConnection | null,
  { address, abi, functionName, args, ...request }: WriteContractParameters,
): Promise<string> {
  return sendTransaction(context, connection, {
    kind: 'call',
    ...request,
    to: address,
    data: encodeCall({ abi, functionName, args }),
  })
}

/** Call data of a contract function. @throws InvalidTransactionError if the ABI has no such function or arguments */
export function encodeCall(call: { abi: Abi; functionName: string; args?: unknown }): Hex {
  try {
    return encodeFunctionData(call as EncodeFunctionDataParameters)
  } catch (cause) {
    throw new InvalidTransactionError({
      field: 'functionName',
      got: call.functionName,
      write: 'Write a function of `abi`, with arguments of its types.',
      cause,
      details: describeThrown(cause),
    })
  }
}
