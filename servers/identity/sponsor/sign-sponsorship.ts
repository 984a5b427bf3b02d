import { type Address, concatHex, type Hex, numberToHex, slice } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { fromRpcUserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import type { SponsorRequest } from '../../../src/services/identity/sponsor-schema.js'

const types = {
  Sponsorship: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterGasLimits', type: 'bytes32' },
    { name: 'validUntil', type: 'uint48' },
    { name: 'bundler', type: 'address' },
  ],
} as const

/** The length of a sponsorship, without a byte that is 0. */
export const dummySponsorship: Hex = `0x${'ff'.repeat(71)}`

/**
 * Signs that a paymaster pays for exactly this operation (EIP-712, as `SponsoringPaymaster` checks it).
 *
 * @param bundler the account that sends it. Nobody else can, so nobody else is refunded for its gas.
 * @param validUntil seconds since 1970
 * @returns `paymasterData`: the time in 6 bytes, then the signature
 */
export async function signSponsorship(
  { network, operation }: SponsorRequest,
  { key, paymaster, bundler, validUntil }: { key: Hex; paymaster: Address; bundler: Address; validUntil: number },
): Promise<Hex> {
  const complete = { ...operation, paymaster, paymasterPostOpGasLimit: '0x0', signature: '0x' }
  const packed = toPackedUserOperation(fromRpcUserOperation(complete))
  const { sender, nonce, initCode, callData, accountGasLimits, preVerificationGas, gasFees } = packed
  const signature = await privateKeyToAccount(key).signTypedData({
    domain: {
      name: 'SponsoringPaymaster',
      version: '1',
      chainId: Number(network.slice('eip155:'.length)),
      verifyingContract: paymaster,
    },
    types,
    primaryType: 'Sponsorship',
    message: {
      ...{ sender, nonce, initCode, callData, accountGasLimits, preVerificationGas, gasFees, validUntil, bundler },
      // Behind the address of the paymaster, before its data.
      paymasterGasLimits: slice(packed.paymasterAndData, 20, 52),
    },
  })
  return concatHex([numberToHex(validUntil, { size: 6 }), signature])
}
