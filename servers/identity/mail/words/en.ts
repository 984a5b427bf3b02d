import { readWords } from '../../../../src/words/read-words.js'
import type { WalletEvent } from './wallet-event.js'

type EventTexts = Record<WalletEvent, { subject: string; intro: string }>
type Texts = { wallet: EventTexts & { ignore: string }; [group: string]: unknown }

/** The texts of mails and of pages of the service, in English. `app` is the host of the app, such as `app.example`. */
export const mailTexts = {
  code: {
    subject: 'Your one-time code for {app}',
    intro: 'Type this code to log in to {app}:',
    life: 'It works once, for five minutes, in the browser that asked for it. Never tell it to anyone.',
    ignore: 'If you did not ask for it, ignore this e-mail.',
  },
  device: {
    subject: 'A new device wants to log in to {app}',
    intro: 'A device that you have not used before wants to log in to {app} with this address.',
    client: 'Device: {client}',
    action: 'If this is you, open this page and approve the device. You then get a code:',
    life: 'The link works for five minutes.',
    ignore: 'If this is not you, ignore this e-mail. The device gets no code.',
  },
  primary: {
    subject: 'Confirm the change of your e-mail address for {app}',
    intro: 'Type this code to change your e-mail address to {newAddress}:',
    ignore: 'If you did not ask for it, log in and end the sessions that you do not know.',
  },
  secondary: {
    subject: 'Confirm your new e-mail address for {app}',
    intro: 'Type this code to use this address for {app}:',
  },
  /** To the old address. `until` is a date and a time. */
  changed: {
    subject: 'Your e-mail address for {app} has changed',
    intro: 'You now log in with {newAddress}. This address no longer works.',
    undo: 'If you did not do this, take the change back until {until}. Open this page:',
  },
  /** To the new address. */
  inUse: {
    intro: 'You now log in to {app} with {newAddress}. Mails about your account come to this address.',
    links:
      'Other devices are logged out, and social accounts that were linked by the address before no longer open your account. That ' +
      'address can take the change back for a while.',
  },
  restored: {
    subject: 'The change of your e-mail address for {app} was taken back',
    intro: 'The account has the address {address} again. All its sessions have ended.',
    next: 'If you made the change yourself, someone can read the mail of that address. Change its password, log in and change the address again.',
  },
  /** `time` is when the change is taken back. */
  undoAsked: {
    subject: 'The change of your e-mail address for {app} is to be taken back',
    intro: 'Someone who reads the mail of {address} has asked for that. The account has this address again on {time}.',
    keep: 'To keep {newAddress}, open “Your devices” before that on a device that has your wallet. Then change the password of the other mailbox.',
  },
  undoEnded: {
    subject: 'You keep your new e-mail address for {app}',
    intro: 'A device of your wallet has kept {newAddress}. The address before can no longer take it back.',
  },
  /** `provider` is the name of the provider of a social account, such as `Google`. */
  linked: {
    subject: 'You can now log in to {app} with {provider}',
    intro:
      'A {provider} account with this address has logged in to {app}. It opens your account from now on, as the codes to this address do.',
    ignore:
      'If this was not you, someone else has an account with your address there. Log in, end the sessions that you do not ' +
      'know, and tell the operator of the app at once.',
  },
  socialLogin: {
    subject: 'A new device has logged in to {app} with {provider}',
    intro:
      'A device that you have not used before has logged in to {app} with a {provider} account that opens your account.',
    ignore:
      'If this was not you, log in, open “Your devices”, end the session that you do not know, and unlink the account.',
  },
  unlinked: {
    subject: 'A {provider} account no longer opens your account for {app}',
    intro: 'A {provider} account was unlinked. It can no longer log in to your account for {app}.',
    ignore: 'If this was not you, log in, open “Your devices” and end the sessions that you do not know.',
  },
  /** `time` is that of `replacing`, such as `27 November 2026 at 12:00 UTC`. */
  wallet: {
    opened: {
      subject: 'A device is recovering your wallet for {app}',
      intro: 'A device has logged in to {app} and opened the recovery of your wallet.',
    },
    device: {
      subject: 'A device was added to your wallet for {app}',
      intro: 'A device has recovered your wallet with its password or passkey. It can sign with it on {app}.',
    },
    export: {
      subject: 'The secret words of your wallet for {app} were shown',
      intro: 'The 12 words of your wallet were asked for on {app}. Anyone who has them controls the wallet.',
    },
    recovery: {
      subject: 'The recovery of your wallet for {app} has changed',
      intro: 'A new password or passkey recovers your wallet on {app}. The one before no longer does.',
    },
    replacing: {
      subject: 'A new wallet is to take the place of yours for {app}',
      intro:
        'Someone who has logged in to {app} says that your wallet is lost, and has begun a new one, with other addresses. It takes the place of yours on {time}. To keep yours, open “Your devices” before that on a device that has your wallet, or recover your wallet.',
    },
    kept: {
      subject: 'You keep your wallet for {app}',
      intro: 'The new wallet that was to take the place of yours on {app} was cancelled.',
    },
    replaced: {
      subject: 'Your wallet for {app} was replaced',
      intro:
        'You have a new wallet on {app}, with other addresses. The old wallet can no longer be used there. It is kept: if you did not want this, tell the operator of the app.',
    },
    revoked: {
      subject: 'A device was removed from your wallet for {app}',
      intro: 'A device was removed. It can no longer sign with your wallet on {app}, and it is logged out.',
    },
    passkey: {
      subject: 'A passkey for your logins to {app} was added',
      intro: 'A device with your wallet can now renew its login to {app} by a passkey, without an e-mail.',
    },
    ignore:
      'If this was not you, someone can read your e-mail or has your device. Change the password of your e-mail, log in, ' +
      'move what the wallet holds to another wallet, and remove the device.',
  },
  pages: {
    approve: 'Approve this device?',
    approveQuestion: '{client} wants to log in to {app} with your e-mail address.',
    approveOnlyYours: 'Approve it only if you are logging in now, on that device.',
    approveAction: 'Approve this device',
    approved: 'The device is approved',
    approvedNext: 'We have sent you a code. Type it where you are logging in. You can close this page.',
    undo: 'Take the change back?',
    undoQuestion: 'Your e-mail address for {app} was changed from {address} to {newAddress}.',
    undoMeaning: 'If you take it back, all devices are logged out, and you log in with the old address again.',
    undoAction: 'Take the change back',
    undoWaits: 'The change waits to be taken back',
    undoWaitsNext:
      'On {time} you log in with {address} again, unless a device that has your wallet keeps the new address before that.',
    undone: 'The change is taken back',
    undoneNext: 'Log in with {address}, then open “Your devices” and remove what you do not know.',
    linkEnded: 'This link has ended',
    linkEndedNext: 'Go back to the app and log in again.',
    tooManyMails: 'Too many e-mails were sent to this address',
    tooManyMailsNext: 'Wait for an hour, then log in again.',
    done: 'You are logged in',
    doneNext: 'You can close this window.',
    failed: 'The login did not work',
    failedNext: 'Close this window and try again in the app.',
  },
} as const satisfies Texts

/** The words of mails and pages in English. */
export const enMail = readWords(mailTexts)

export type MailWords = typeof enMail
