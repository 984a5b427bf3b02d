/**
 * Funded accounts of the local chain, from the mnemonic of local development nodes ("test test … junk") at
 * `m/44'/501'/index'/0'`, as Phantom and Solflare derive them. Public keys: never use them for accounts with real value.
 */
export const developmentAccounts = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
  'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k',
  '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp',
] as const
