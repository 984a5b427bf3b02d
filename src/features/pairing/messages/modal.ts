/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    /** The title of the QR code for any wallet. */
    ConnectingWalletConnect: 'Scan with your phone',
  },
} as const
