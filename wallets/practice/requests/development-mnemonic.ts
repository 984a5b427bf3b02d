/** The mnemonic of local development nodes. It is public: never use it for accounts with real value. */
export const developmentMnemonic = 'test test test test test test test test test test test junk'
