/**
 * The events that the owner of a wallet is told about. `opened`: a device has asked for what the wallet is recovered from. `device`: a
 * device has proven that it holds the key, and was added. `revoked`: a device was removed. `replacing`: another wallet was
 * begun without the key, and takes the place of this one later; `replaced`: it did; `kept`: that was cancelled. `passkey`: a
 * device has got a passkey by which it renews its login.
 */
export type WalletEvent =
  | 'opened'
  | 'device'
  | 'export'
  | 'recovery'
  | 'replacing'
  | 'replaced'
  | 'kept'
  | 'revoked'
  | 'passkey'
