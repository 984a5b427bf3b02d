import type { Abi, ContractFunctionArgs, ContractFunctionName, ReadContractReturnType, TypedData } from 'viem'
import type { Balance } from '../../core/model/chain-adapter.js'
import type { TransactionRequest } from '../../core/model/requests.js'
import type { Token, TokenParameters } from './actions/get-token.js'
import type { Eip155Quote } from './actions/quote.js'
import type { ReadContractParameters } from './actions/read-contract.js'
import type { SignTypedDataParameters } from './actions/sign-typed-data.js'
import type { WriteContractParameters } from './actions/write-contract.js'
import type { AdapterContext } from './adapter-context.js'
import { getLiveConnection } from './live-connections.js'

/** The actions that the eip155 adapter adds to those of every chain. Get it with `getEip155Adapter(lintel)`. */
export type Eip155Actions = {
  /**
   * Asks the active account to sign typed data (EIP-712).
   *
   * @throws NotConnectedError, NetworkMismatchError, also if `domain.chainId` is another chain than the active one,
   * AccountMismatchError, InvalidTypedDataError, RequestRejectedError, AccountNotSharedError, WalletFailedError
   * @example await getEip155Adapter(lintel).signTypedData({ domain, types, primaryType: 'Mail', message })
   */
  signTypedData<
    const typedData extends TypedData | Record<string, unknown>,
    primaryType extends keyof typedData | 'EIP712Domain',
  >(parameters: SignTypedDataParameters<typedData, primaryType>): Promise<string>
  /**
   * Reads from a contract.
   *
   * @throws InvalidTransactionError if the ABI does not have the function, NetworkNotConfiguredError,
   * ContractRevertedError, RpcUnavailableError within 10 s
   * @example await getEip155Adapter(lintel).readContract({ address, abi: erc20Abi, functionName: 'totalSupply' })
   */
  readContract<
    const abi extends Abi | readonly unknown[],
    functionName extends ContractFunctionName<abi, 'pure' | 'view'>,
    const args extends ContractFunctionArgs<abi, 'pure' | 'view', functionName>,
  >(
    parameters: ReadContractParameters<abi, functionName, args>,
  ): Promise<ReadContractReturnType<abi, functionName, args>>
  /**
   * Sends a transaction that calls a contract. Resolves with its hash once the wallet has sent it.
   *
   * @throws InvalidTransactionError, NotConnectedError, NetworkMismatchError and AccountMismatchError before the request
   * to the wallet; RequestRejectedError, InsufficientFundsError, WalletFailedError
   * @example
   * await getEip155Adapter(lintel).writeContract({
   *   address: token, abi: erc20Abi, functionName: 'transfer', args: [to, 1_000_000n], network: 'eip155:1',
   * })
   */
  writeContract<
    const abi extends Abi | readonly unknown[],
    functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'>,
    const args extends ContractFunctionArgs<abi, 'nonpayable' | 'payable', functionName>,
  >(parameters: WriteContractParameters<abi, functionName, args>): Promise<string>
  /**
   * The gas (units) and the highest fee (wei) of a transaction of the active account, after simulating it. On OP-stack
   * chains the fee includes the one for their layer 1. Sends no request to the wallet.
   *
   * @throws InvalidTransactionError, NotConnectedError, NetworkMismatchError, AccountMismatchError,
   * InsufficientFundsError, ContractRevertedError, RpcUnavailableError within 10 s
   * @example const { gas, fee } = await getEip155Adapter(lintel).quote({ kind: 'transfer', to, amount: 10n ** 16n })
   */
  quote(request: TransactionRequest): Promise<Eip155Quote>
  /**
   * Reads `decimals` and `symbol` of an ERC-20 token.
   *
   * @throws NetworkNotConfiguredError, ContractRevertedError if it is not a token, RpcUnavailableError within 10 s
   * @example const { symbol } = await getEip155Adapter(lintel).getToken({ token, network: 'eip155:1' })
   */
  getToken(parameters: TokenParameters): Promise<Token>
  /**
   * Reads the balance of `address` in an ERC-20 token, in base units, with `decimals` and `symbol`.
   *
   * @throws NetworkNotConfiguredError, ContractRevertedError if it is not a token, RpcUnavailableError within 10 s
   * @example const { value, decimals } = await getEip155Adapter(lintel).getTokenBalance({ token, address })
   */
  getTokenBalance(parameters: TokenParameters & { address: `0x${string}` }): Promise<Balance>
}

/** Each action loads its code at the first call. A request goes to the wallet that is active at the time of the call. */
export function createEip155Actions(context: AdapterContext): Eip155Actions {
  return {
    async signTypedData(parameters) {
      const connection = getLiveConnection(context.config)
      const { signTypedData } = await import('./actions/sign-typed-data.js')
      return signTypedData(context, connection, parameters as unknown as SignTypedDataParameters)
    },
    async readContract(parameters) {
      const { readContract } = await import('./actions/read-contract.js')
      // The ABI determines the type of the decoded value.
      return (await readContract(context, parameters as unknown as ReadContractParameters)) as never
    },
    async writeContract(parameters) {
      const connection = getLiveConnection(context.config)
      const { writeContract } = await import('./actions/write-contract.js')
      return writeContract(context, connection, parameters as unknown as WriteContractParameters)
    },
    async quote(request) {
      const connection = getLiveConnection(context.config)
      const { quote } = await import('./actions/quote.js')
      return quote(context, connection, request)
    },
    async getToken(parameters) {
      const { getToken } = await import('./actions/get-token.js')
      return getToken(context, parameters)
    },
    async getTokenBalance(parameters) {
      const { getTokenBalance } = await import('./actions/get-token.js')
      return getTokenBalance(context, parameters)
    },
  }
}
