/** The texts of the errors that the feature throws, in English. They load with the modal. */
export const errorTexts = {
  'receiver-changed': {
    title: 'Receiver changed',
    text: 'The name leads elsewhere now. Nothing was sent.',
  },
} as const
