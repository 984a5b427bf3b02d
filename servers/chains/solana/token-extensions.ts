import { base58 } from '@scure/base'

/** Numbers of the extensions of Token-2022 that this chain's contents use. */
export const extensionTypes = {
  transferFeeConfig: 1,
  transferFeeAmount: 2,
  immutableOwner: 7,
  transferHook: 14,
  transferHookAccount: 15,
  metadataPointer: 18,
  tokenMetadata: 19,
} as const

/** Bytes of a token account without extensions. The extensions of a mint begin at the same place. */
const BASE_SIZE = 165

type Extension = { extension: string; state?: object }

/** Lists the extensions of a mint or account as a Solana node writes them. Those it does not know are named unparseable. */
export function readExtensions(data: Uint8Array): Extension[] {
  const bytes = Buffer.from(data)
  const found: Extension[] = []
  let at = BASE_SIZE + 1
  while (at + 4 <= bytes.length) {
    const [type, size] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)]
    const value = bytes.subarray(at + 4, at + 4 + size)
    if (type === 0 || value.length < size) break
    found.push(readExtension(type, value))
    at += 4 + size
  }
  return found
}

function readExtension(type: number, value: Buffer): Extension {
  const [first, second] = [value.subarray(0, 32), value.subarray(32, 64)].map(readOptionalAddress)
  if (type === extensionTypes.immutableOwner) return { extension: 'immutableOwner' }
  if (type === extensionTypes.transferFeeConfig) return { extension: 'transferFeeConfig', state: readFeeConfig(value) }
  if (type === extensionTypes.transferFeeAmount) {
    return { extension: 'transferFeeAmount', state: { withheldAmount: Number(value.readBigUInt64LE()) } }
  }
  if (type === extensionTypes.transferHookAccount) {
    return { extension: 'transferHookAccount', state: { transferring: value[0] === 1 } }
  }
  if (type === extensionTypes.transferHook) {
    return { extension: 'transferHook', state: { authority: first, programId: second } }
  }
  if (type === extensionTypes.metadataPointer) {
    return { extension: 'metadataPointer', state: { authority: first, metadataAddress: second } }
  }
  if (type === extensionTypes.tokenMetadata) {
    const metadata = readMetadata(value)
    if (metadata) return { extension: 'tokenMetadata', state: { updateAuthority: first, mint: second, ...metadata } }
  }
  return { extension: 'unparseableExtension' }
}

/** The fee until an epoch, and the one from it on. */
function readFeeConfig(value: Buffer): object {
  const [first, second] = [value.subarray(0, 32), value.subarray(32, 64)].map(readOptionalAddress)
  const readFee = (at: number) => ({
    epoch: Number(value.readBigUInt64LE(at)),
    maximumFee: Number(value.readBigUInt64LE(at + 8)),
    transferFeeBasisPoints: value.readUInt16LE(at + 16),
  })
  return {
    transferFeeConfigAuthority: first,
    withdrawWithheldAuthority: second,
    withheldAmount: Number(value.readBigUInt64LE(64)),
    olderTransferFee: readFee(72),
    newerTransferFee: readFee(90),
  }
}

function readMetadata(value: Buffer): object | undefined {
  let at = 64
  const readCount = () => {
    at += 4
    return value.readUInt32LE(at - 4)
  }
  const readText = () => {
    const size = readCount()
    at += size
    return value.toString('utf8', at - size, at)
  }
  try {
    const [name, symbol, uri] = [readText(), readText(), readText()]
    const count = readCount()
    const additionalMetadata: [string, string][] = []
    while (additionalMetadata.length < count) additionalMetadata.push([readText(), readText()])
    return { name, symbol, uri, additionalMetadata }
  } catch {
    // A length that points behind the end.
    return undefined
  }
}

/** 32 zeros mean that the field is empty. */
function readOptionalAddress(bytes: Uint8Array): string | null {
  return bytes.some((byte) => byte !== 0) ? base58.encode(bytes) : null
}
