import {
  type Address,
  bytesToString,
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  hexToBytes,
  keccak256,
  namehash,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { ApiFailure } from '../../../http/api-failure.js'

/** The request of a resolver to its gateway (ENSIP-10 by ERC-3668), and the format of the reply. */
const serviceAbi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes result, uint64 expires, bytes sig)',
])
const replyParameters = parseAbiParameters('bytes result, uint64 expires, bytes sig')
const profileAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
])
/** Has the name of another function, and other parameters. */
const coinAbi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])

const COIN_TYPE_ETH = 60n
const zero: Address = '0x0000000000000000000000000000000000000000'
/** How long a resolver accepts a reply, seconds. */
const LIFETIME = 300

export type ResolverGatewayOptions = {
  /** Signs replies. Its account is the signer that the operator's resolver trusts. */
  key: Hex
  /** Null when the name has no address of that coin type. */
  findAddress: (name: string, coinType: bigint) => Promise<Address | null>
  /** Ms since 1970. */
  now: () => number
}

/** Answers a resolver: `sender` is the contract, `data` its request. Returns the reply for its callback. */
export type ResolverGateway = (sender: Address, data: Hex) => Promise<Hex>

/**
 * Creates the gateway of an operator's resolver on another chain, as the offchain resolver of ENS calls it. It knows addresses;
 * other records are empty.
 */
export function createResolverGateway({ key, findAddress, now }: ResolverGatewayOptions): ResolverGateway {
  const account = privateKeyToAccount(key)
  return async (sender, data) => {
    const result = await answerProfile(data, findAddress)
    const expires = BigInt(Math.floor(now() / 1_000) + LIFETIME)
    const expiresBytes = numberToHex(expires, { size: 8 })
    // 0x1900: it is not a hash of a transaction or of a message (EIP-191).
    const signed = concat(['0x1900', sender, expiresBytes, keccak256(data), keccak256(result)])
    const signature = await account.sign({ hash: keccak256(signed) })
    return encodeAbiParameters(replyParameters, [result, expires, signature])
  }
}

async function answerProfile(data: Hex, findAddress: ResolverGatewayOptions['findAddress']): Promise<Hex> {
  const [dnsName, call] = read(() => decodeFunctionData({ abi: serviceAbi, data }).args)
  const name = readDnsName(dnsName)
  const byCoin = readOrUndefined(() => decodeFunctionData({ abi: coinAbi, data: call }))
  if (byCoin) {
    const [node, coinType] = byCoin.args
    checkNode(node, name)
    const address = await findAddress(name, coinType)
    return encodeFunctionResult({ abi: coinAbi, result: address ?? '0x' })
  }
  const { functionName, args } = read(() => decodeFunctionData({ abi: profileAbi, data: call }))
  checkNode(args[0], name)
  if (functionName === 'text') return encodeFunctionResult({ abi: profileAbi, functionName, result: '' })
  if (functionName === 'contenthash') return encodeFunctionResult({ abi: profileAbi, functionName, result: '0x' })
  const address = await findAddress(name, COIN_TYPE_ETH)
  return encodeFunctionResult({ abi: profileAbi, functionName, result: address ?? zero })
}

/** Reads a name in the form of DNS: each label behind its length, then a zero. */
function readDnsName(hex: Hex): string {
  const bytes = hexToBytes(hex)
  const labels: string[] = []
  for (let start = 0; ; ) {
    const length = bytes[start]
    if (length === undefined || start + length >= bytes.length) throw refuse()
    if (length === 0) return labels.join('.')
    labels.push(bytesToString(bytes.subarray(start + 1, start + 1 + length)))
    start += 1 + length
  }
}

/** A resolver may request the records of another name than the named one. */
function checkNode(node: Hex, name: string): void {
  if (read(() => namehash(name)) !== node) throw refuse()
}

function read<Value>(decode: () => Value): Value {
  const value = readOrUndefined(decode)
  if (value === undefined) throw refuse()
  return value
}

function readOrUndefined<Value>(decode: () => Value): Value | undefined {
  try {
    return decode()
  } catch {
    // viem throws if the data is not such a call.
    return undefined
  }
}

function refuse(): ApiFailure {
  return new ApiFailure(400, 'data', 'Must be a call of resolve(bytes,bytes) for an address, a text or a content hash.')
}
