import { concat, type Hex, keccak256, sha256, stringToHex } from 'viem'

/** The actions that can harm a wallet or its account, and so need a signature by the wallet's own key. */
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

/** The claim of a wallet proof. */
export type WalletClaim = {
  action: WalletAction
  /** The id of the changed wallet. Null if there is no wallet yet. */
  walletId: string | null
  /** The thumbprint of the session's device key (RFC 7638). */
  thumbprint: string
  /** From `GET /wallet/nonce`. It works once. */
  nonce: string
  /** The body of the request without its `proof`: the stored data or the action. Hashed, so that nothing else can be stored or done. */
  stored: unknown
}

/** The format of a sent wallet proof. The signature follows EIP-191 and has 65 bytes. */
export type WalletProof = { nonce: string; signature: Hex }

/**
 * The validator of EIP-191: the text `lintel-wallet-proof1`. No contract has this address, so no contract can take a proof for
 * consent to something else.
 */
const VALIDATOR = stringToHex('lintel-wallet-proof1')

/**
 * The hash that a wallet's key signs to prove that the requester has the key: EIP-191, version 0x00.
 *
 * No page can obtain such a signature. Data that the wallet signs for pages begins with other bytes: messages with 0x19 0x45
 * (`personal_sign`), typed data, user operations and delegations with 0x19 0x01 (EIP-712), transactions with 0x01 to 0x04
 * or from 0xc0 on. So the wallet has to refuse nothing for it, and a wallet that imported the 12 words has no method for it
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
 * texts and whole numbers). Undefined fields are left out, as in the sent request.
 */
function writeCanonical(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field
    return Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
