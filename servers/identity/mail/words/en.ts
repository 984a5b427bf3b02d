import type { Words } from './words.js'

export const en: Words = {
  dir: 'ltr',
  code: {
    subject: (app) => `Your one-time code for ${app}`,
    intro: (app) => `Type this code to log in to ${app}:`,
    life: 'It works once, for five minutes, in the browser that asked for it. Never tell it to anyone.',
    ignore: 'If you did not ask for it, ignore this e-mail.',
  },
  device: {
    subject: (app) => `A new device wants to log in to ${app}`,
    intro: (app) => `A device that you have not used before wants to log in to ${app} with this address.`,
    client: (client) => `Device: ${client}`,
    action: 'If this is you, open this page and approve the device. You then get a code:',
    life: 'The link works for five minutes.',
    ignore: 'If this is not you, ignore this e-mail. The device gets no code.',
  },
  primary: {
    subject: (app) => `Confirm the change of your e-mail address for ${app}`,
    intro: (newAddress) => `Type this code to change your e-mail address to ${newAddress}:`,
    ignore: 'If you did not ask for it, log in and end the sessions that you do not know.',
  },
  secondary: {
    subject: (app) => `Confirm your new e-mail address for ${app}`,
    intro: (app) => `Type this code to use this address for ${app}:`,
  },
  changed: {
    subject: (app) => `Your e-mail address for ${app} has changed`,
    intro: (newAddress) => `You now log in with ${newAddress}. This address no longer works.`,
    undo: (until) => `If you did not do this, take the change back until ${until}. Open this page:`,
  },
  inUse: {
    intro: (app, newAddress) =>
      `You now log in to ${app} with ${newAddress}. Mails about your account come to this address.`,
    links:
      'Other devices are logged out, and social accounts that were linked by the address before no longer open your account. That ' +
      'address can take the change back for a while.',
  },
  restored: {
    subject: (app) => `The change of your e-mail address for ${app} was taken back`,
    intro: (address) => `The account has the address ${address} again. All its sessions have ended.`,
    next: 'If you made the change yourself, someone can read the mail of that address. Change its password, log in and change the address again.',
  },
  undoAsked: {
    subject: (app) => `The change of your e-mail address for ${app} is to be taken back`,
    intro: (address, time) =>
      `Someone who reads the mail of ${address} has asked for that. The account has this address again on ${time}.`,
    keep: (newAddress) =>
      `To keep ${newAddress}, open “Your devices” before that on a device that has your wallet. Then change the password of ` +
      'the other mailbox.',
  },
  undoEnded: {
    subject: (app) => `You keep your new e-mail address for ${app}`,
    intro: (newAddress) =>
      `A device of your wallet has kept ${newAddress}. The address before can no longer take it back.`,
  },
  linked: {
    subject: (app, provider) => `You can now log in to ${app} with ${provider}`,
    intro: (app, provider) =>
      `A ${provider} account with this address has logged in to ${app}. It opens your account from now on, as the codes to ` +
      'this address do.',
    ignore:
      'If this was not you, someone else has an account with your address there. Log in, end the sessions that you do not ' +
      'know, and tell the operator of the app at once.',
  },
  socialLogin: {
    subject: (app, provider) => `A new device has logged in to ${app} with ${provider}`,
    intro: (app, provider) =>
      `A device that you have not used before has logged in to ${app} with a ${provider} account that opens your account.`,
    ignore:
      'If this was not you, log in, open “Your devices”, end the session that you do not know, and unlink the account.',
  },
  unlinked: {
    subject: (app, provider) => `A ${provider} account no longer opens your account for ${app}`,
    intro: (app, provider) => `A ${provider} account was unlinked. It can no longer log in to your account for ${app}.`,
    ignore: 'If this was not you, log in, open “Your devices” and end the sessions that you do not know.',
  },
  wallet: {
    opened: {
      subject: (app) => `A device is recovering your wallet for ${app}`,
      intro: (app) => `A device has logged in to ${app} and opened the recovery of your wallet.`,
    },
    device: {
      subject: (app) => `A device was added to your wallet for ${app}`,
      intro: (app) => `A device has recovered your wallet with its password or passkey. It can sign with it on ${app}.`,
    },
    export: {
      subject: (app) => `The secret words of your wallet for ${app} were shown`,
      intro: (app) => `The 12 words of your wallet were asked for on ${app}. Anyone who has them controls the wallet.`,
    },
    recovery: {
      subject: (app) => `The recovery of your wallet for ${app} has changed`,
      intro: (app) => `A new password or passkey recovers your wallet on ${app}. The one before no longer does.`,
    },
    replacing: {
      subject: (app) => `A new wallet is to take the place of yours for ${app}`,
      intro: (app, time) =>
        `Someone who has logged in to ${app} says that your wallet is lost, and has begun a new one, with other addresses. ` +
        `It takes the place of yours on ${time}. To keep yours, open “Your devices” before that on a device that has your ` +
        'wallet, or recover your wallet.',
    },
    kept: {
      subject: (app) => `You keep your wallet for ${app}`,
      intro: (app) => `The new wallet that was to take the place of yours on ${app} was cancelled.`,
    },
    replaced: {
      subject: (app) => `Your wallet for ${app} was replaced`,
      intro: (app) =>
        `You have a new wallet on ${app}, with other addresses. The old wallet can no longer be used there. ` +
        'It is kept: if you did not want this, tell the operator of the app.',
    },
    revoked: {
      subject: (app) => `A device was removed from your wallet for ${app}`,
      intro: (app) => `A device was removed. It can no longer sign with your wallet on ${app}, and it is logged out.`,
    },
    passkey: {
      subject: (app) => `A passkey for your logins to ${app} was added`,
      intro: (app) => `A device with your wallet can now renew its login to ${app} by a passkey, without an e-mail.`,
    },
    ignore:
      'If this was not you, someone can read your e-mail or has your device. Change the password of your e-mail, log in, ' +
      'move what the wallet holds to another wallet, and remove the device.',
  },
  pages: {
    approve: 'Approve this device?',
    approveQuestion: (app, client) => `${client} wants to log in to ${app} with your e-mail address.`,
    approveOnlyYours: 'Approve it only if you are logging in now, on that device.',
    approveAction: 'Approve this device',
    approved: 'The device is approved',
    approvedNext: 'We have sent you a code. Type it where you are logging in. You can close this page.',
    undo: 'Take the change back?',
    undoQuestion: (app, address, newAddress) =>
      `Your e-mail address for ${app} was changed from ${address} to ${newAddress}.`,
    undoMeaning: 'If you take it back, all devices are logged out, and you log in with the old address again.',
    undoAction: 'Take the change back',
    undoWaits: 'The change waits to be taken back',
    undoWaitsNext: (time, address) =>
      `On ${time} you log in with ${address} again, unless a device that has your wallet keeps the new address before that.`,
    undone: 'The change is taken back',
    undoneNext: (address) => `Log in with ${address}, then open “Your devices” and remove what you do not know.`,
    linkEnded: 'This link has ended',
    linkEndedNext: 'Go back to the app and log in again.',
    tooManyMails: 'Too many e-mails were sent to this address',
    tooManyMailsNext: 'Wait for an hour, then log in again.',
    done: 'You are logged in',
    doneNext: 'You can close this window.',
    failed: 'The login did not work',
    failedNext: 'Close this window and try again in the app.',
  },
}
