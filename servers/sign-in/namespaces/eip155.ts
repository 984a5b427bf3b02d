import {
  type Address,
  checksumAddress,
  createPublicClient,
  custom,
  getAddress,
  type Hex,
  hashMessage,
  isAddress,
  isAddressEqual,
  isErc6492Signature,
  parseErc6492Signature,
  recoverAddress,
} from 'viem'
import { SignInError } from '../sign-in-error.js'
import type { FindClient, SignedMessage, SignInNamespace } from './sign-in-namespace.js'

/** Sign-in on EVM chains (EIP-4361). */
export const eip155: SignInNamespace = {
  addressForm: 'as EIP-55 does',
  isAddress: (address) => isAddress(address) && checksumAddress(address) === address,
  verify: (signed, findClient) => verifyHash({ ...signed, hash: hashMessage(signed.message) }, findClient),
}

/** Half the order of secp256k1. Above it is the other form of the same signature, which EIP-2 refuses. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** The signed hash: of a message (EIP-191) or of typed data (EIP-712). */
export type SignedHash = Omit<SignedMessage, 'message'> & { hash: Hex }

/**
 * Verifies the signature of an account with a private key, of a contract (EIP-1271), or of a contract that is not deployed
 * yet (ERC-6492). Only the latter two call the chain.
 *
 * @throws SignInError `signature` if it is not bytes; `unavailable` if the chain does not answer
 */
export async function verifyHash(signed: SignedHash, findClient: FindClient): Promise<boolean> {
  const { chainId, hash } = signed
  const address = getAddress(signed.accountAddress)
  const signature = readHex(signed.signature)
  const inner = unwrap(signature)
  if (inner === undefined) return false
  const signer = await recoverSigner(hash, inner)
  if (signer && isAddressEqual(signer, address)) return !isHigh(inner)
  const client = findClient(chainId)
  if (!client) return false
  // The call of a contract must not make this server request any address (CCIP Read, ERC-3668).
  const transport = custom({ request: client.request }, { retryCount: 0 })
  const reader = createPublicClient({ chain: client.chain, transport, ccipRead: false, cacheTime: 0 })
  try {
    return await verifyByContract()
  } catch (cause) {
    throw new SignInError('unavailable', `The network ${chainId} does not answer. Try again later.`, { cause })
  }

  async function verifyByContract(): Promise<boolean> {
    // An address without code has a private key, and that did not sign. viem's verifier would accept the high form here.
    const code = await reader.getCode({ address })
    if (code === undefined && inner === signature) return false
    return reader.verifyHash({ address, hash, signature })
  }
}

function readHex(signature: string): Hex {
  if (/^0x([\da-f]{2})+$/i.test(signature)) return signature as Hex
  throw new SignInError('signature', 'Must be bytes as hexadecimal digits, after 0x.')
}

/** Returns the signature inside an ERC-6492 one, and any other unchanged. Undefined for one that cannot be read. */
function unwrap(signature: Hex): Hex | undefined {
  if (signature.length < 66 || !isErc6492Signature(signature)) return signature
  try {
    return parseErc6492Signature(signature).signature
  } catch {
    // Only its ending is that of ERC-6492.
    return undefined
  }
}

/** Returns undefined if it is not a signature of a private key. */
async function recoverSigner(hash: Hex, signature: Hex): Promise<Address | undefined> {
  if (!/^0x[\da-f]{128}(00|01|1b|1c)$/i.test(signature)) return undefined
  try {
    return await recoverAddress({ hash, signature })
  } catch {
    // Not every pair of numbers is a signature. It may still be a contract's signature.
    return undefined
  }
}

function isHigh(signature: Hex): boolean {
  return BigInt(`0x${signature.slice(66, 130)}`) > HALF_ORDER
}
