import { expect, test } from 'vitest'
import { signParts } from '../../../../servers/data-api/on-ramp/check-signature.js'
import { PaymentWebhookError, verifyPaymentWebhook } from '../../../../servers/index.js'
import { samplePayment } from './sample-payment.js'

const now = Date.UTC(2026, 10, 29)
const event = { id: 'event-1', event: 'payment.paid', createdAt: now, request: samplePayment }

function sign(body: string, { secret = 'the secret in use', age = 0 } = {}) {
  const t = now / 1_000 - age
  return { body: new TextEncoder().encode(body), signature: `t=${t},v1=${signParts(secret, [`${t}.`, body])}` }
}
const read = (webhook: { body: Uint8Array; signature: string }, secrets = ['the next secret', 'the secret in use']) =>
  verifyPaymentWebhook({ ...webhook, secrets, now }).then(
    ({ id }) => id,
    (error: PaymentWebhookError) => error.code,
  )

test('an event of the data API is read, with either secret and up to 300 s old', async () => {
  const body = JSON.stringify(event)
  expect(await read(sign(body))).toBe('event-1')
  expect(await read(sign(body, { secret: 'the next secret' }))).toBe('event-1')
  expect([await read(sign(body, { age: 300 })), await read(sign(body, { age: -300 }))]).toEqual(['event-1', 'event-1'])
})

test('one that is replayed, changed, signed by another or not signed is refused', async () => {
  const body = JSON.stringify(event)
  const signed = sign(body)
  expect([await read(sign(body, { age: 301 })), await read(sign(body, { age: -301 }))]).toEqual(['age', 'age'])
  const changed = { ...signed, body: new TextEncoder().encode(body.replace('event-1', 'event-2')) }
  const renewed = { ...signed, signature: signed.signature.replace(/t=\d+/, `t=${now / 1_000 + 60}`) }
  const others = [changed, renewed, sign(body, { secret: 'a guess' }), { ...signed, signature: '' }]
  expect(await Promise.all(others.map((one) => read(one)))).toEqual(Array(4).fill('signature'))
  // Without a secret nothing is signed by it.
  expect([await read(signed, []), await read(sign(body, { secret: '' }), [''])]).toEqual(['signature', 'signature'])
})

test('a signed text that is no event is refused', async () => {
  expect([await read(sign('{}')), await read(sign('not JSON'))]).toEqual(['form', 'form'])
  expect(new PaymentWebhookError('form', '')).toBeInstanceOf(Error)
})
