import type { Address } from 'viem'

/** An account with a public key: every anvil and hardhat node has it. `index` is its BIP-44 index. */
export type DevelopmentAccount = { index: number; name: string; address: Address }

/** Addresses of `developmentMnemonic`, as constants so that listing them needs no key derivation. */
export const developmentAccounts = [
  { index: 0, name: 'Account 1', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  { index: 1, name: 'Account 2', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  { index: 2, name: 'Account 3', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
  { index: 3, name: 'Account 4', address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' },
  { index: 4, name: 'Account 5', address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' },
] as const satisfies readonly DevelopmentAccount[]

export function findDevelopmentAccount(address: string): DevelopmentAccount | undefined {
  return developmentAccounts.find((account) => account.address.toLowerCase() === address.toLowerCase())
}
