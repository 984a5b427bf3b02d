import type { Address } from './addresses.js'

/** An account that has coins of the local chains. Its key may be public, since the coins have no value. */
export type LocalHolder = {
  key: Address
  /** The address of the key. */
  address: Address
  /** Where a token of `Erc20.sol` keeps its balance: `balanceOf` is the second variable there. */
  balanceSlot: Address
}

/**
 * The accounts from which the stand-ins for exchanges withdraw, by their ids. The keys are the hashes of "Lintel
 * exchange northbay" and so on.
 */
export const localExchanges = {
  northbay: {
    key: '0x4f8e61aee3a0decd1326ebfceba19e6e9f6c45d81046a4a1d048229f5c76e217',
    address: '0x2175249b51A52512e83d44841ecB846A198Be083',
    balanceSlot: '0x66db9f2e7c9e7dc46ce568702936afbf28ec95d63793842adda522d84adfa574',
  },
  slowtide: {
    key: '0xd68e0852be6a1f8148bef06e45e2f7418798ff581f9379cb9a5dce6119999c98',
    address: '0xb451d00a8c99D48290402027f60E75d969A1BfF0',
    balanceSlot: '0xeccb4458a968e2fa9faa5e124f7285f725bbc36a33a2de3a47ffeab5605311a0',
  },
} as const satisfies Record<string, LocalHolder>

/** Pays the fees of payments that are forwarded to receivers. The key is the hash of "Lintel payment sweeper". */
export const localSweeper = {
  key: '0xd72fd084e839d928626ac5fe5e1e9ae9c6200ff61ecfdbfcc447856be5186aee',
  address: '0x313285E265F11ec2a7bf29562A3FB4793836966E',
} as const
