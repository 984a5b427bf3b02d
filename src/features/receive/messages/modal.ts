/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    WalletReceive: 'Receive',
    WalletCompatibleNetworks: 'Compatible networks',
  },
} as const
