import { type Address, concat, encodeAbiParameters, encodeFunctionData, type Hex, zeroHash } from 'viem'
import { accountAbi, factoryAbi } from './account-abi.js'
import { smartAccountAddresses } from './addresses.js'
import { proxyCreationCode } from './proxy-creation-code.js'

export type FactoryArguments = { factory: Address; factoryData: Hex }

/** The salt of CREATE2. An owner has one account. */
export const accountSalt = zeroHash

/**
 * Returns the fields of a user operation that deploy the account of `owner`: the factory and its call data.
 *
 * @example
 * const operation = { ...rest, ...(isDeployed ? {} : getFactoryArguments(owner)) }
 */
export function getFactoryArguments(owner: Address): FactoryArguments {
  return {
    factory: smartAccountAddresses.factory,
    factoryData: encodeFunctionData({
      abi: factoryAbi,
      functionName: 'deploy',
      args: [getAccountCreationCode(owner), accountSalt],
    }),
  }
}

/** Returns the creation code of the account of `owner`: a proxy of the implementation, with `owner` as its only signer. */
export function getAccountCreationCode(owner: Address): Hex {
  const initialize = encodeFunctionData({ abi: accountAbi, functionName: 'initialize', args: [owner, [], [], []] })
  const constructorArguments = encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }],
    [smartAccountAddresses.implementation, initialize],
  )
  return concat([proxyCreationCode, constructorArguments])
}
