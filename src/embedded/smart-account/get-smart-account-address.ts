import { type Address, getCreate2Address } from 'viem'
import { smartAccountAddresses } from './addresses.js'
import { accountSalt, getAccountCreationCode } from './get-factory-arguments.js'

/**
 * Returns the address of the smart account of `owner`, deployed or not (ERC-55 checksum). It is the same on every chain and
 * needs no node: it follows from the factory, the creation code and the salt (EIP-1014).
 *
 * @throws viem's InvalidAddressError when `owner` is not an address.
 * @example getSmartAccountAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
 */
export function getSmartAccountAddress(owner: Address): Address {
  return getCreate2Address({
    from: smartAccountAddresses.factory,
    salt: accountSalt,
    bytecode: getAccountCreationCode(owner),
  })
}
