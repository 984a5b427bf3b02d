import { fn } from 'storybook/test'
import { en } from '../../src/features/english.js'
import { enPay } from '../../src/features/pay/messages/en.js'
import type { Exchange } from '../../src/features/pay/model/exchange.js'
import type { PayArrival, PayOption, PayRequest, PayToken } from '../../src/features/pay/model/request.js'
import type { PayViewProps } from '../../src/features/pay/views/pay/pay-view.js'
import { hostile } from './hostile-text.js'

/** Base: a made-up shop. */
export const dollar: PayToken = {
  network: 'eip155:8453',
  address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  ...{ name: 'USD Coin', symbol: 'USDC', decimals: 6, chainName: 'Base' },
}

const etherOnBase: PayToken = { ...dollar, address: null, name: 'Ether', symbol: 'ETH', decimals: 18 }

export const dollarOption: PayOption = {
  ...{ asset: `eip155:8453/erc20:${dollar.address}`, token: dollar, amount: 12_500_000n },
  ...{ recipient: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
}

export const etherOption: PayOption = {
  ...{ ...dollarOption, asset: 'eip155:8453/slip44:60', token: etherOnBase, amount: 4_200_000_000_000_000n },
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
}

export const arrival: PayArrival = {
  ...{ token: dollar, amount: 12_500_000n, from: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' },
  ...{ hash: `0x${'12'.repeat(32)}`, confirmations: 1, required: 3, isExpected: true },
}

export const sampleRequest: PayRequest = {
  ...{ id: 'AAECAwQFBgcICQoLDA0ODw', description: '2 bags of Harbor Blend, ground', orderId: '1042' },
  merchant: { name: 'Corner Coffee', origin: 'https://coffee.example', iconUrl: null },
  // 1 June 2026.
  ...{ expiresAt: 1_780_272_000_000, version: 1, options: [dollarOption], status: 'waiting' },
  ...{ received: [], missing: null, excess: null, paidAsset: null, confirmedAt: null, refunds: [] },
}

/** Less than the amount: an exchange kept its fee. */
export const underRequest: PayRequest = {
  ...{ ...sampleRequest, status: 'under', missing: 200_000n, paidAsset: dollarOption.asset },
  received: [{ ...arrival, amount: 12_300_000n }],
}

/** The data that a hostile data API could send. */
export const hostileOption: PayOption = {
  ...dollarOption,
  amount: 10n ** 40n + 1n,
  token: { ...dollar, symbol: hostile.bidiOverride, decimals: 18 },
}

export const hostileRequest: PayRequest = {
  ...sampleRequest,
  merchant: { name: hostile.bidiOverride, origin: 'https://evil.example', iconUrl: null },
  description: hostile.unbroken.slice(0, 200),
  options: [hostileOption],
}

export const nameNetwork = ({ chainName }: { chainName: string | null }) => chainName ?? 'Unknown network'

export const exchanges: readonly Exchange[] = [
  { id: 'northbay', name: 'Northbay', note: 'fee' },
  { id: 'slowtide', name: 'Slowtide', note: 'batches' },
  { id: 'harbor', name: 'Harbor', note: null, assets: [] },
].map((one) => ({
  ...{ imageUrl: null, origin: `https://${one.id}.example`, assets: [dollarOption.asset] },
  ...(one as Pick<Exchange, 'id' | 'name' | 'note'>),
}))

/** The payment, as an account with enough of the token sees it. */
export const samplePay: PayViewProps = {
  ...{ words: en, labels: enPay, locale: 'en', request: sampleRequest },
  ...{ options: [dollarOption], option: dollarOption, due: dollarOption.amount, value: '12.5' },
  ...{ nameNetwork, way: { kind: 'pay' }, from: arrival.from, feeSymbol: 'ETH', wallet: 'Prism' },
  fee: { amount: 21_000_000_000_000n, symbol: 'ETH', decimals: 18 },
  ...{ timeLeft: 872, problem: null, stage: 'idle', isOffline: false, isUnread: false },
  ...{ onOption: fn(), onWay: fn(), onExchange: fn() },
}
