import { type Address, encodeAbiParameters, getContractAddress, type Hex, keccak256 } from 'viem'
import { FORWARDER_CODE_HASH, PAYMENT_FACTORY } from '../../../src/features/pay/data/schema.js'
import { toIdBytes } from '../../pay/write-sweep.js'

const parameters = [{ type: 'address' }, { type: 'bytes16' }] as const

/** Computes the address that a request is paid at, on every chain, and the salt that it follows from (EIP-1014). */
export function computePaymentAddress(receiver: Address, id: string): { address: Address; salt: Hex } {
  const salt = keccak256(encodeAbiParameters(parameters, [receiver, toIdBytes(id)]))
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: PAYMENT_FACTORY,
    salt,
    bytecodeHash: FORWARDER_CODE_HASH,
  })
  return { address, salt }
}
