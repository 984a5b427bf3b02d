import { expect, test } from 'vitest'
import { answerPaymentRequired, toWalletConnectPay, toX402 } from '../../../../servers/index.js'
import { samplePayment } from './sample-payment.js'

test('a request is the one of WalletConnect Pay', () => {
  expect(toWalletConnectPay(samplePayment)).toEqual({
    version: 1,
    orderId: '1207',
    acceptedPayments: [
      {
        asset: 'eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        amount: '0x17d7840',
        recipient: 'eip155:8453:0xcb463f8d35318Aa82638494A387aB5E54ca7F843',
      },
      {
        asset: 'eip155:8453/slip44:60',
        amount: '0x2386f26fc10000',
        recipient: 'eip155:8453:0xcb463f8d35318Aa82638494A387aB5E54ca7F843',
      },
    ],
    expiry: 1_800_003_600,
  })
})

test('a 402 has the request of x402 v2 in its header, without what its scheme cannot move', async () => {
  const answer = answerPaymentRequired(samplePayment, 'https://shop.example/report')
  const header = JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString())
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([402, 'no-store'])
  expect(header).toEqual(await answer.json())
  expect(header).toEqual({
    x402Version: 2,
    error: 'Payment is required.',
    resource: { url: 'https://shop.example/report', description: 'Order 7 – “Straße”' },
    accepts: [
      {
        scheme: 'exact',
        network: 'eip155:8453',
        asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        amount: '25000000',
        payTo: '0xcb463f8d35318Aa82638494A387aB5E54ca7F843',
        maxTimeoutSeconds: 3_600,
        // The name of the domain, not the one that visitors see.
        extra: { name: 'USDC', version: '2', paymentRequest: 'AAECAwQFBgcICQoLDA0ODw' },
      },
    ],
  })
})

test('a token without authorized transfers is moved by Permit2', () => {
  const options = samplePayment.options.map((option) => ({ ...option, domain: null }))
  const [way] = toX402({ ...samplePayment, options }, 'https://shop.example/report').accepts
  expect(way?.extra).toEqual({ assetTransferMethod: 'permit2', paymentRequest: samplePayment.id })
})

test('what is missing is asked for, and nothing once it has ended or is being paid', () => {
  const asset = samplePayment.options[0]?.asset
  const under = { ...samplePayment, status: 'under' as const, missing: '200000', paidAsset: asset }
  const list = (request: typeof samplePayment) => [
    toX402(request, 'https://shop.example/report').accepts.map(({ amount }) => amount),
    toWalletConnectPay(request).acceptedPayments.map(({ amount }) => amount),
  ]
  expect(list(under)).toEqual([['200000'], ['0x30d40', '0x2386f26fc10000']])
  const ended = { ...under, serverTime: samplePayment.expiresAt + 1 }
  for (const request of [ended, { ...samplePayment, status: 'paid' as const }]) expect(list(request)).toEqual([[], []])
})
