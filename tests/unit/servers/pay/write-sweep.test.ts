import { expect, test } from 'vitest'
import { writeSweep } from '../../../../servers/index.js'
import { samplePayment } from './sample-payment.js'

// What the call does is proven on a chain (payment-forwarder.test.ts).
test('what waits on another network is swept there, and to the recipient that is named', () => {
  const token = `0x${'ab'.repeat(20)}`
  const recipient = `eip155:8453:0x${'cd'.repeat(20)}`
  const call = writeSweep(samplePayment, { asset: `eip155:10/erc20:${token}`, recipient })
  expect(call).toMatchObject({ chainId: 10, to: samplePayment.options[0]?.factory })
  expect(call.data).toContain('cd'.repeat(20))
  expect(call.data).toContain(`000102030405060708090a0b0c0d0e0f${'0'.repeat(32)}`)
  expect(call.data.endsWith('ab'.repeat(20))).toBe(true)
  expect(() => writeSweep(samplePayment, { asset: 'solana:mainnet/slip44:501' })).toThrow(TypeError)
})
