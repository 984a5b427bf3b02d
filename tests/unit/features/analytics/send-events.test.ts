import { afterEach, describe, expect, test, vi } from 'vitest'
import { settleAnalytics, setUpAnalytics } from './set-up-analytics.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const directory = 'https://wallets.example'

describe('off means no request at all', () => {
  test.each([
    ['without an endpoint', { services: { analytics: undefined, directory } }],
    ['with the feature off', { features: { analytics: false }, services: { directory } }],
    ['without consent', { analytics: { consent: 'required' as const }, services: { directory } }],
  ])('%s', async (_name, options) => {
    const { lintel, requests } = setUpAnalytics(options)
    lintel.actions.open()
    lintel.actions.close()
    await settleAnalytics()
    expect(requests).toEqual([])
  })

  test('with Global Privacy Control, also after consent', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    const { lintel, requests } = setUpAnalytics({ analytics: { consent: 'required' }, services: { directory } })
    lintel.actions.setAnalyticsConsent(true)
    lintel.actions.open()
    await settleAnalytics()
    expect(requests).toEqual([])
  })

  test('before the visitor does something in Lintel: a restored wallet sends nothing', async () => {
    const { lintel, requests, fake } = setUpAnalytics({ services: { directory } })
    fake.report([{ connectorId: 'prism', accounts: [{ address: '0x1', type: 'eoa' }], network: 'eip155:1' }])
    lintel.actions.showToast({ variant: 'success', message: 'Hello' })
    await settleAnalytics()
    expect(requests).toEqual([])
  })

  test('while the app has opened the modal and the visitor has pressed nothing; what was held is sent afterwards', async () => {
    const userActivation = { hasBeenActive: false }
    vi.stubGlobal('navigator', { userActivation })
    const { lintel, requests, readEvents } = setUpAnalytics({ services: { directory } })
    lintel.actions.open()
    await settleAnalytics()
    expect(requests).toEqual([])
    userActivation.hasBeenActive = true
    lintel.actions.close()
    expect(await readEvents()).toEqual(['modal-opened', 'modal-closed'])
  })

  test.each([
    ['is off', () => Response.json({ isAnalyticsEnabled: false })],
    ['fails', () => Response.error()],
    ['is not JSON', () => new Response('<html>')],
    ['has another form', () => Response.json({ isAnalyticsEnabled: 'yes' })],
  ])('when the setting of the directory %s, and it is read once', async (_name, reply) => {
    const { lintel, requests, answerConfig } = setUpAnalytics({ services: { directory } })
    answerConfig(reply)
    lintel.actions.open()
    lintel.actions.close()
    await settleAnalytics()
    lintel.actions.open()
    await settleAnalytics()
    expect(requests.map(({ url }) => url)).toEqual([
      `${directory}/getAnalyticsConfig?projectId=shop&st=lintel&sv=0.1.0`,
    ])
  })
})

describe('consent', () => {
  test('given at run time, events are sent from then on', async () => {
    const { lintel, readEvents } = setUpAnalytics({ analytics: { consent: 'required' } })
    lintel.actions.open()
    lintel.actions.setAnalyticsConsent(true)
    lintel.actions.push({ name: 'GetWallet' })
    lintel.actions.close()
    expect(await readEvents()).toEqual(['view-shown', 'modal-closed'])
  })

  test('withdrawn, what waits is dropped, and nothing more is sent', async () => {
    const { lintel, requests, clock } = setUpAnalytics({}, () => new Response(null, { status: 503 }))
    lintel.actions.open()
    await settleAnalytics()
    expect(requests).toHaveLength(1)
    lintel.actions.setAnalyticsConsent(false)
    await settleAnalytics()
    clock.advance(1_000)
    lintel.actions.close()
    await settleAnalytics()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.init?.signal?.aborted).toBe(true)
  })

  test('withdrawn while the code of analytics loads, not even the setting of the directory is read', async () => {
    const { lintel, requests } = setUpAnalytics({ services: { directory } })
    lintel.actions.open()
    lintel.actions.setAnalyticsConsent(false)
    await settleAnalytics()
    expect(requests).toEqual([])
  })
})

describe('a request', () => {
  test('is one event, needs no preflight, outlives the page and tells nothing else', async () => {
    const { lintel, requests, clock } = setUpAnalytics()
    lintel.actions.open()
    await settleAnalytics()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe('https://analytics.example/e?projectId=shop&st=lintel&sv=0.1.0')
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    expect(JSON.parse(`${requests[0]?.init?.body}`)).toEqual({
      eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      url: 'https://shop.example/cart',
      domain: 'shop.example',
      timestamp: clock.now(),
      props: { type: 'track', event: 'modal-opened', properties: { view: 'Connect' } },
    })
  })

  test.each([
    ['/orders/visitor@mail.example/7', 'https://shop.example/orders/-/-'],
    ['/names/nora.eth', 'https://shop.example/names/-'],
    ['/pay/1b4e28ba-2fa1-41d2-883f-0016d3cca427/2', 'https://shop.example/pay/-/-'],
    ['/how-to-pay', 'https://shop.example/how-to-pay'],
    ['/u/visitor%40mail.example', 'https://shop.example/u/-'],
    ['/0x52908400098527886E0F7030069857D2E4169EE7/nfts', 'https://shop.example/-/nfts'],
    ['/a/7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'https://shop.example/a/-'],
  ])('has no part of the path %s that could tell who the visitor is', async (path, url) => {
    const { lintel, readBodies } = setUpAnalytics()
    vi.stubGlobal('location', new URL(path, 'https://shop.example'))
    lintel.actions.open()
    expect((await readBodies())[0].url).toBe(url)
  })

  test('that fails is tried once more after 1 s, silently', async () => {
    const log = vi.spyOn(console, 'error')
    const { lintel, requests, clock } = setUpAnalytics({}, () => Promise.reject(new TypeError('blocked')))
    lintel.actions.open()
    await settleAnalytics()
    clock.advance(999)
    await settleAnalytics()
    expect(requests).toHaveLength(1)
    clock.advance(1)
    await settleAnalytics()
    clock.advance(60_000)
    await settleAnalytics()
    expect(requests).toHaveLength(2)
    expect(requests[1]?.init?.body).toBe(requests[0]?.init?.body)
    expect(log).not.toHaveBeenCalled()
    expect(lintel.store.getState().alerts).toEqual([])
  })

  test('is not tried while the browser is offline, which would write to the console', async () => {
    const navigator = { onLine: false }
    vi.stubGlobal('navigator', navigator)
    const { lintel, requests, clock } = setUpAnalytics()
    lintel.actions.open()
    await settleAnalytics()
    expect(requests).toEqual([])
    navigator.onLine = true
    clock.advance(1_000)
    await settleAnalytics()
    expect(requests).toHaveLength(1)
  })

  test.each([204, 400, 429])('that is answered with %i is not sent again', async (status) => {
    const { lintel, requests, clock } = setUpAnalytics({}, () => new Response(null, { status }))
    lintel.actions.open()
    await settleAnalytics()
    clock.advance(60_000)
    await settleAnalytics()
    expect(requests).toHaveLength(1)
  })

  test('waits while 20 are on their way: those after them are dropped', async () => {
    const { lintel, readEvents } = setUpAnalytics({}, () => new Promise(() => undefined))
    for (let turn = 0; turn < 15; turn++) {
      lintel.actions.open()
      lintel.actions.close()
    }
    expect(await readEvents()).toHaveLength(20)
  })

  test('answered with 403 is one alert, and the last request', async () => {
    const onError = vi.fn()
    vi.spyOn(console, 'error').mockReturnValue()
    const { lintel, requests } = setUpAnalytics({ onError }, () => new Response(null, { status: 403 }))
    lintel.actions.open()
    lintel.actions.close()
    await settleAnalytics()
    const sent = requests.length
    lintel.actions.open()
    await settleAnalytics()
    expect(requests).toHaveLength(sent)
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid-app-configuration' }))
    expect(lintel.store.getState().alerts).toMatchObject([{ code: 'invalid-app-configuration' }])
  })
})

describe('onEvent', () => {
  test('gets the same events while nothing is sent', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    const onEvent = vi.fn()
    const { lintel, requests } = setUpAnalytics({ onEvent, features: { analytics: false } })
    lintel.actions.open()
    lintel.actions.close()
    await settleAnalytics()
    expect(onEvent.mock.calls).toEqual([
      [{ event: 'modal-opened', properties: { view: 'Connect' } }],
      [{ event: 'modal-closed', properties: { view: 'Connect' } }],
    ])
    expect(requests).toEqual([])
  })
})

describe('options', () => {
  test.each([
    ['analytics.consent', { analytics: { consent: 'maybe' } }],
    ['analytics.adress', { analytics: { adress: true } }],
    ['onEvent', { onEvent: 'log' }],
    ['services.analytics', { services: { analytics: 'analytics.example' } }],
  ])('a wrong %s is refused', (option, options) => {
    expect(() => setUpAnalytics(options as never)).toThrow(option)
  })
})
