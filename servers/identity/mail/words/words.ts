/**
 * What the owner of a wallet is told about. `opened`: a device has asked for what the wallet is recovered from. `device`: a
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

/** A mail about a social account. `provider` is the name of its provider, such as `Google`. */
type ProviderMail = {
  subject: (app: string, provider: string) => string
  intro: (app: string, provider: string) => string
  ignore: string
}

/** Every word that a visitor reads in a mail or on a page of the service. */
export type Words = {
  dir: 'ltr' | 'rtl'
  /** `app` is the host of the app, such as `app.example`. */
  code: { subject: (app: string) => string; intro: (app: string) => string; life: string; ignore: string }
  device: {
    subject: (app: string) => string
    intro: (app: string) => string
    client: (client: string) => string
    action: string
    life: string
    ignore: string
  }
  primary: { subject: (app: string) => string; intro: (newAddress: string) => string; ignore: string }
  secondary: { subject: (app: string) => string; intro: (app: string) => string }
  /** To the old address. `until` is a date and a time. */
  changed: {
    subject: (app: string) => string
    intro: (newAddress: string) => string
    undo: (until: string) => string
  }
  /** To the new address. */
  inUse: { intro: (app: string, newAddress: string) => string; links: string }
  restored: { subject: (app: string) => string; intro: (address: string) => string; next: string }
  /** `time` is when the change is taken back. */
  undoAsked: {
    subject: (app: string) => string
    intro: (address: string, time: string) => string
    keep: (newAddress: string) => string
  }
  undoEnded: { subject: (app: string) => string; intro: (newAddress: string) => string }
  linked: ProviderMail
  socialLogin: ProviderMail
  unlinked: ProviderMail
  /** `time` is that of `replacing`, such as `27 November 2026 at 12:00 UTC`. */
  wallet: Record<WalletEvent, { subject: (app: string) => string; intro: (app: string, time: string) => string }> & {
    ignore: string
  }
  pages: {
    approve: string
    approveQuestion: (app: string, client: string) => string
    approveOnlyYours: string
    approveAction: string
    approved: string
    approvedNext: string
    undo: string
    undoQuestion: (app: string, address: string, newAddress: string) => string
    undoMeaning: string
    undoAction: string
    undoWaits: string
    undoWaitsNext: (time: string, address: string) => string
    undone: string
    undoneNext: (address: string) => string
    linkEnded: string
    linkEndedNext: string
    tooManyMails: string
    tooManyMailsNext: string
    done: string
    doneNext: string
    failed: string
    failedNext: string
  }
}
