import type { Address } from 'viem'
import type { AuthorizationEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'

const fields = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'

/**
 * Explains a transfer by signature (EIP-3009), as USDC has it. The token is the contract that checks the signature.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3009
 */
export function explainAuthorization({ type, domain, message }: TypedDataInput): AuthorizationEffect | null {
  const token = domain.verifyingContract
  const isTransfer = type === `TransferWithAuthorization(${fields})`
  if (token === undefined || (!isTransfer && type !== `ReceiveWithAuthorization(${fields})`)) return null
  const { from, to, value, validBefore } = message as {
    from: Address
    to: Address
    value: bigint
    validBefore: bigint
  }
  const caller = isTransfer ? 'anyone' : 'receiver'
  return { type: 'authorization', token, from, to, amount: value, caller, deadline: validBefore }
}
