/** The kinds of signatures under a message on Bitcoin, as the user reads them. */
export const signatureKinds = { bip322: 'BIP-322', ecdsa: 'ECDSA' } as const
