import { type Address, concatHex, encodePacked, type Hex, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
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
  ],
} as const

/**
 * Signs that a paymaster pays for exactly this operation (EIP-712, as `SponsoringPaymaster` checks it).
 *
 * @param validUntil seconds since 1970
 * @returns `paymasterData`: the time in 6 bytes, then the signature
 */
export async function signSponsorship(
  { network, operation }: SponsorRequest,
  { key, paymaster, validUntil }: { key: Hex; paymaster: Address; validUntil: number },
): Promise<Hex> {
  const pair = (high: string, low: string) => encodePacked(['uint128', 'uint128'], [BigInt(high), BigInt(low)])
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
      sender: operation.sender as Address,
      nonce: BigInt(operation.nonce),
      initCode: concatHex([(operation.factory ?? '0x') as Hex, (operation.factoryData ?? '0x') as Hex]),
      callData: operation.callData as Hex,
      accountGasLimits: pair(operation.verificationGasLimit, operation.callGasLimit),
      preVerificationGas: BigInt(operation.preVerificationGas),
      gasFees: pair(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
      paymasterGasLimits: pair(operation.paymasterVerificationGasLimit, '0x0'),
      validUntil,
    },
  })
  return concatHex([numberToHex(validUntil, { size: 6 }), signature])
}
