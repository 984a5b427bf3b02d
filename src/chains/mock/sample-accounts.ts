/** Invented addresses without a known private key, EIP-55 checksummed. */
export const sampleAccounts = [
  '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  '0xF1220e6E63D8A5b8A6C1A3A1B8D1d1C0B7ba1b1d',
  '0x0000000000000000000000000000000000C0FFEE',
] as const satisfies readonly string[]
