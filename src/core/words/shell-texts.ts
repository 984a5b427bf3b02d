/** The words of the modal itself, in English. They load with it. */
export const shellTexts = {
  /** The names of groups of networks. */
  namespaces: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' },
  announcements: {
    closeRefused: {
      'approve-pending': 'Approve or reject the transaction first.',
      'sign-in-required': 'Sign the message or cancel first.',
      'unsupported-chain': 'Choose a network or disconnect first.',
    },
  },
} as const
