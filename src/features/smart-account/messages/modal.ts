/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    SmartAccountSettings: 'Smart account',
  },
} as const
