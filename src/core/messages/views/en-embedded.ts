/** The words of the embedded wallet after the login in English. */
export const enEmbedded = {
  emailNow: ({ email }: { email: string }) => `Your address is ${email} now. We send a code to both addresses.`,
  emailNew: 'Enter the address that you want to log in with. We send a code to it.',
  primaryTitle: 'Is it you?',
  primaryText: ({ email }: { email: string }) => `Enter the code we sent to ${email}, your present address.`,
  secondaryTitle: 'Confirm the new address',
  secondaryText: ({ email }: { email: string }) => `Enter the code we sent to ${email}, your new address.`,
}

export type EmbeddedWords = typeof enEmbedded
