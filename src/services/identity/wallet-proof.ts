import { concat, type Hex, keccak256, sha256, stringToHex } from 'viem'

/** What can harm a wallet or its account, and so needs a signature by the wallet's own key. */
export const walletActions = [
  'create-wallet',
  'replace-wallet',
  'add-device',
  'set-recovery',
  'revoke-device',
  'end-session',
  'change-email',
  'unlink-provider',
  'set-passkey',
] as const
export type WalletAction = (typeof walletActions)[number]

/** What a wallet proof is about. */
export type WalletClaim = {
  action: WalletAction
  /** Of the wallet that is changed. Null where it is of no wallet yet. */
  walletId: string | null
  /** Of the device key of the session (RFC 7638). */
  thumbprint: string
  /** `GET /wallet/nonce` gives it. It works once. */
  nonce: string
  /** The body of the request without its `proof`: what is stored or done. Hashed, so that nothing else can be. */
  stored: unknown
}

/** How a wallet proof is sent: the signature is EIP-191's, 65 bytes. */
export type WalletProof = { nonce: string; signature: Hex }

/**
 * The validator of EIP-191: the text `lintel-wallet-proof1`. No contract has this address, so that none takes a proof for
 * a consent to something else.
 */
const VALIDATOR = stringToHex('lintel-wallet-proof1')

/**
 * The hash that a wallet's key signs to prove that the one who asks holds it: EIP-191, version 0x00.
 *
 * No page can obtain such a signature. What the wallet signs for pages begins with other bytes: messages with 0x19 0x45
 * (`personal_sign`), typed data, user operations and delegations with 0x19 0x01 (EIP-712), transactions with 0x01 to 0x04
 * or from 0xc0 on. So nothing has to be refused for it, and a wallet that the 12 words were taken to has no method for it
 * either.
 *
 * @example hashWalletClaim({ action: 'revoke-device', walletId, thumbprint, nonce, stored: { thumbprint: lost } })
 */
export function hashWalletClaim({ action, walletId, thumbprint, nonce, stored }: WalletClaim): Hex {
  const text = JSON.stringify([action, walletId, thumbprint, nonce, sha256(stringToHex(writeCanonical(stored)))])
  return keccak256(concat(['0x1900', VALIDATOR, stringToHex(text)]))
}

/**
 * JSON with the fields of each object in the order of their names, so that both sides hash the same text (RFC 8785, for
 * texts and whole numbers). Fields that are undefined are left out, as they are when they are sent.
 */
function writeCanonical(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field
    return Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
