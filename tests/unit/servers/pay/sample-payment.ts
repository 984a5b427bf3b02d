import type { PaymentRequest } from '../../../../src/features/pay/data/schema.js'

const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const shared = {
  recipient: 'eip155:8453:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  address: 'eip155:8453:0xcb463f8d35318Aa82638494A387aB5E54ca7F843',
  factory: '0xaf2F706ECcE3D2CeeD2520fc85Bf8Ad2d5915Ee6',
  salt: '0xc6ff1ff5a33c2cc5544614756cdf13def390f87b28179e80edf94a2236d67d4e',
}

/** A request for 25 USDC or 0.01 ETH on Base, an hour before its end. */
export const samplePayment: PaymentRequest = {
  id: 'AAECAwQFBgcICQoLDA0ODw',
  merchant: { name: 'Shop' },
  description: 'Order 7 – “Straße”',
  orderId: '1207',
  expiresAt: 1_800_003_600_000,
  serverTime: 1_800_000_000_000,
  options: [
    {
      ...shared,
      asset: `eip155:8453/erc20:${token}`,
      amount: '25000000',
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      domain: { name: 'USDC', version: '2' },
    },
    {
      ...shared,
      asset: 'eip155:8453/slip44:60',
      amount: '10000000000000000',
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
    },
  ],
  status: 'waiting',
  received: [],
  version: 1,
}
