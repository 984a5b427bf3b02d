/** The kinds of signatures under a message on Bitcoin, as the visitor reads them. */
export const signatureKinds = { bip322: 'BIP-322', ecdsa: 'ECDSA' } as const
