/** What the sealed recovery share belongs to, so that it opens for this wallet alone. */
export const nameRecovery = (walletId: string) => `lintel recovery share 1 ${walletId}`
