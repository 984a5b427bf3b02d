import type { Address } from './addresses.js'

/** The accounts of anvil by their part in the past of the chains. The practice wallet has the first five. */
export const accounts = {
  /** Account 1: many tokens and NFTs, a long history, no name. */
  rich: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  /** Account 2: its name is `alice.eth`, with an avatar. Some tokens and transactions. */
  named: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  /** Account 3: its reverse record says `alice.eth`, which resolves to Account 2. The name must not be shown. */
  impostor: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  /** Account 4: few transactions and a name, `dora.eth`, whose avatar is an NFT. */
  ordinary: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  /** Account 5: no transaction, no token, no name, only the ETH of anvil. */
  fresh: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
} as const satisfies Record<string, Address>

/** Accounts 6 to 10 of anvil: friends, an employer and shops of the accounts above. */
export const counterparties = {
  employer: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  friend: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  shop: '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  trader: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  exchange: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
} as const satisfies Record<string, Address>
