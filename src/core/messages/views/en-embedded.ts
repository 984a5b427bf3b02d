/** The words of the embedded wallet after the login in English. */
export const enEmbedded = {
  emailNow: ({ email }: { email: string }) => `Your address is ${email} now. We send a code to both addresses.`,
  emailNew: 'Enter the address that you want to log in with. We send a code to it.',
  primaryTitle: 'Is it you?',
  primaryText: ({ email }: { email: string }) => `Enter the code we sent to ${email}, your present address.`,
  secondaryTitle: 'Confirm the new address',
  secondaryText: ({ email }: { email: string }) => `Enter the code we sent to ${email}, your new address.`,
  frameLoading: 'Your wallet is on its way',
  frameShown: 'Continue in your wallet, which is open here.',
  failureCode: ({ code }: { code: string }) => `Code: ${code}`,
  ownKey: 'The key is yours',
  ownKeyText: 'Your login opens this wallet. Its key can leave it whenever you want.',
  anyWallet: 'Use any wallet',
  anyWalletText: 'Import the key into a wallet of your choice. Your address and what you own stay the same.',
  keepSecret: 'Show it to no one',
  keepSecretText: 'The key controls everything you own. This site cannot read it.',
  exportKey: 'Show my key',
  list: 'Your embedded wallet',
  email: 'E-mail',
  noEmail: 'No address yet',
  upgrade: 'Upgrade your wallet',
  upgradeText: 'Take your key to another wallet',
}

export type EmbeddedWords = typeof enEmbedded
