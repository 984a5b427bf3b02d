/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    WalletSend: 'Send',
    WalletSendSelectToken: 'Select token',
    WalletSendPreview: 'Review',
  },
} as const
