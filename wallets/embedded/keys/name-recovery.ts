/** The owner of the sealed recovery share, so that it opens for this wallet alone. */
export const nameRecovery = (walletId: string) => `lintel recovery share 1 ${walletId}`
