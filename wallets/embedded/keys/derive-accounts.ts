import { hmac } from '@noble/hashes/hmac'
import { sha512 } from '@noble/hashes/sha2'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { wipe } from './split-entropy.js'

/** The first account of BIP-44 on Ethereum, as other wallets derive it. */
export const EVM_PATH = "m/44'/60'/0'/0/0"

/** The first account of Solana wallets. Every step is hardened (SLIP-0010). */
const SOLANA_STEPS = [44, 501, 0, 0] as const

/** The 12 words of a wallet, for an import in another wallet. */
export function writeMnemonic(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist)
}

/**
 * The BIP-39 seed of 64 bytes. Call `wipe` on it after use. WebCrypto derives it: in a new worker PBKDF2 in JavaScript takes
 * 200 ms, most of the time of a signature.
 */
export async function deriveSeed(entropy: Uint8Array): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const words = encoder.encode(writeMnemonic(entropy))
  const key = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits'])
  wipe(words)
  const salt = encoder.encode('mnemonic')
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 }
  return new Uint8Array(await crypto.subtle.deriveBits(pbkdf2, key, 512))
}

/** The private key of the EVM account: 32 bytes of secp256k1. Call `wipe` on it after use. */
export function deriveEvmKey(seed: Uint8Array): Uint8Array {
  const root = HDKey.fromMasterSeed(seed)
  const account = root.derive(EVM_PATH)
  const key = account.privateKey?.slice()
  root.wipePrivateData()
  account.wipePrivateData()
  if (!key) throw new Error('The derived account has no private key.')
  return key
}

/** The private key of the Solana account: 32 bytes of ed25519. Call `wipe` on it after use. */
export function deriveSolanaKey(seed: Uint8Array): Uint8Array {
  return deriveEd25519Key(seed, SOLANA_STEPS)
}

/** Derives along hardened `steps`, the only ones that ed25519 has (SLIP-0010). */
export function deriveEd25519Key(seed: Uint8Array, steps: readonly number[]): Uint8Array {
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed)
  for (const step of steps) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, (step | 0x80000000) >>> 0)
    const next = hmac(sha512, node.subarray(32), data)
    wipe(node, data)
    node = next
  }
  const key = node.slice(0, 32)
  wipe(node)
  return key
}
