/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    EmailLogin: 'E-mail',
    EmailVerifyOtp: 'Confirm your e-mail',
    EmailVerifyDevice: 'Confirm your device',
    UpdateEmail: 'Change your e-mail',
    UpgradeWallet: 'Upgrade your wallet',
    ApproveTransaction: 'Your wallet',
  },
} as const
