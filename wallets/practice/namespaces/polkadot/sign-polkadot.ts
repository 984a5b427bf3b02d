import { getPublicKey, HDKD, secretFromSeed, sign } from '@scure/sr25519'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'

/** The seed of Substrate's development phrase. It is public: never use it for accounts with real value. */
const developmentSeed = '0xfac7959dbfe72f052e5a0c3c8d6530f202b02fd8f9f5ca3580ec8deb7797479e'

/** Signs a message (sr25519). Returns the signature of 64 bytes in hex. */
export function signPolkadotMessage(account: NamespaceAccount, message: Hex): Hex {
  return bytesToHex(sign(deriveKey(account), hexToBytes(message)))
}

/** The public key of a development account. */
export function getPolkadotPublicKey(account: NamespaceAccount): Uint8Array {
  return getPublicKey(deriveKey(account))
}

/** Derives `//Alice`: one hardened step with the name, in SCALE: behind four times its length, to 32 bytes. */
function deriveKey({ name }: NamespaceAccount): Uint8Array {
  const text = new TextEncoder().encode(name)
  const chainCode = new Uint8Array(32)
  chainCode.set([text.length << 2, ...text])
  return HDKD.secretHard(secretFromSeed(hexToBytes(developmentSeed)), chainCode)
}
