import { type TypedData, type TypedDataDefinition, validateTypedData } from 'viem'
import { signTypedData as requestSignature } from 'viem/actions'
import { InvalidTypedDataError } from '../../../core/errors/invalid-typed-data-error.js'
import { NetworkMismatchError } from '../../../core/errors/request-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import type { RequestPin } from '../../../core/model/requests.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import type { LiveConnection } from '../live-connections.js'
import { getWalletClient, requireConnection } from './request-connection.js'
import { assertSignature } from './sign-message.js'

export type SignTypedDataParameters<
  typedData extends TypedData | Record<string, unknown> = TypedData,
  primaryType extends keyof typedData | 'EIP712Domain' = keyof typedData,
> = RequestPin & TypedDataDefinition<typedData, primaryType>

/**
 * Asks the account of `connection` to sign typed data (`eth_signTypedData_v4`, EIP-712).
 *
 * @throws NotConnectedError, NetworkMismatchError, also if `domain.chainId` is another chain than the active one,
 * AccountMismatchError, InvalidTypedDataError, RequestRejectedError, AccountNotSharedError, WalletFailedError
 */
export async function signTypedData(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { network, from, ...typedData }: SignTypedDataParameters,
): Promise<string> {
  const active = requireConnection(connection, { network, from })
  const data = typedData as TypedDataDefinition
  checkTypedData(data, active.chainId)
  try {
    const client = await getWalletClient(config, active)
    return assertSignature(await requestSignature(client, { account: active.account, ...data }))
  } catch (error) {
    throw mapWalletError(error)
  }
}

function checkTypedData(data: TypedDataDefinition, chainId: number): void {
  try {
    validateTypedData(data)
  } catch (cause) {
    throw new InvalidTypedDataError({ cause, details: describeThrown(cause) })
  }
  const wanted = data.domain?.chainId
  if (wanted !== undefined && Number(wanted) !== chainId) {
    throw new NetworkMismatchError({ wanted: `eip155:${wanted}`, actual: `eip155:${chainId}` })
  }
}
