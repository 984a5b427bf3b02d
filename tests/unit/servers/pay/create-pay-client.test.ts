import { describe, expect, test } from 'vitest'
import { createPayClient, isPaymentComplete, PayError } from '../../../../servers/index.js'
import { paymentStatuses } from '../../../../src/rules/pay/payments.js'
import { samplePayment } from './sample-payment.js'

function connect(answer: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const pay = createPayClient({
    dataApi: 'https://data.example/',
    key: 'the key',
    projectId: 'shop',
    async fetch(url, init) {
      sent.push({ url: String(url), init })
      return answer()
    },
  })
  return { pay, sent }
}

describe('the client of an app’s server', () => {
  test('sends its key to the data API, and follows no redirect with it', async () => {
    const { pay, sent } = connect(() => Response.json(samplePayment))
    expect(await pay.getRequest('a/../b')).toMatchObject({ id: samplePayment.id })
    await pay.addRefund('id', '0x12')
    expect(sent.map(({ url }) => url)).toEqual([
      'https://data.example/v1/pay/requests/a%2F..%2Fb?projectId=shop',
      'https://data.example/v1/pay/requests/id/refunds?projectId=shop',
    ])
    expect(sent[1]?.init).toMatchObject({ method: 'POST', redirect: 'error', body: '{"hash":"0x12"}' })
    expect(sent[0]?.init?.headers).toMatchObject({ authorization: 'Bearer the key' })
  })

  test('rejects with what the data API says, and with a reply that is no request', async () => {
    const reasons = [{ field: 'options', description: 'Must be a token.' }]
    const refused = connect(() => Response.json({ status: 'FAILED', reasons }, { status: 400 })).pay
    await expect(refused.getRequest('id')).rejects.toMatchObject({ status: 400, message: 'options: Must be a token.' })
    await expect(connect(() => Response.json({ id: 'x' })).pay.getRequest('id')).rejects.toThrow(PayError)
    await expect(connect(() => new Response('')).pay.getRequest('id')).rejects.toThrow(PayError)
    const offline = connect(() => Promise.reject(new TypeError('offline'))).pay
    await expect(offline.getRequest('id')).rejects.toMatchObject({ status: 0 })
  })
})

test('only what has arrived with its confirmations is complete', () => {
  expect(paymentStatuses.filter((status) => isPaymentComplete({ status }))).toEqual(['paid', 'over'])
})
