import { describe, expect, test, vi } from 'vitest'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import { session, settle, setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { connected, logIn, makeApp, run, setUp, shown } from './new-account.js'

const close: LintelEvent = { type: 'modal/close', forced: false }

describe('a name is offered', () => {
  test('once, after the first login of a new account', () => {
    const offered = run(makeApp(), [...logIn, ...setUp, connected])
    expect(shown(offered)).toEqual(['ChooseAccountName'])
    const later = run(offered, [close])
    expect(shown(later)).toEqual([])
    const [gone] = [{ ...connected, sessions: [] } as LintelEvent]
    expect(shown(run(later, [gone, ...logIn, connected]))).toEqual([])
  })

  test('not to an account that was used before', () => {
    expect(shown(run(makeApp(), [...logIn, connected]))).toEqual([])
  })

  test.each([
    ['the data API has no zones', { ...makeApp(), names: { zones: null, isOffered: false, isNewAccount: false } }],
    ['its zones have no names for the network', makeApp({}, ['eip155:10'])],
    ['the app has turned names off', makeApp({ features: { names: false } })],
    ['the app has turned the offer off', makeApp({ names: { offersAtLogin: false } })],
  ])('not where %s', (_, app) => {
    expect(shown(run(app, [...logIn, ...setUp, connected]))).toEqual([])
  })

  test('not when the set-up was left: the next login is of another account', () => {
    const left = run(makeApp(), [...logIn, ...setUp, { type: 'router/back' }])
    expect(shown(run(left, [close, ...logIn, connected]))).toEqual([])
  })

  test('not when the app closes the modal, and not where it logs in without the modal', () => {
    const asks: LintelEvent = { type: 'request/added', request: { id: 'b', method: 'personal_sign' } }
    const closes: LintelEvent = { type: 'modal/close', forced: true }
    expect(shown(run(makeApp(), [...logIn, ...setUp, asks, connected, closes]))).toEqual([])
    expect(shown(run(makeApp(), [logIn[1] as LintelEvent, ...setUp, connected]))).toEqual([])
  })

  test('not over a view that the app opens', () => {
    const swap: LintelEvent = { type: 'modal/open', view: { name: 'Networks' } }
    const own = run(makeApp(), [...logIn, ...setUp, swap, connected])
    expect(shown(own)).toEqual(['Networks'])
    expect(shown(run(own, [close]))).toEqual([])
  })
})

describe('where names can be registered', () => {
  const listen = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const open = async (change: Parameters<typeof setUpLintel>[0]) => {
    const { lintel, fake } = setUpLintel(change)
    lintel.start()
    lintel.actions.open()
    const connecting = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await connecting
    lintel.actions.open()
    // What asks is loaded by then.
    await import('../../../../src/features/names/late-part.js')
    await settle()
    return lintel
  }

  test('is read once, when the modal shows an account; after a failure by the next opening', async () => {
    const asked = listen(() => new Response('', { status: 500 }))
    const lintel = await open({ services: { dataApi: 'https://data.example' } })
    const read = () => lintel.store.getState().names.zones?.zones
    await vi.waitFor(() =>
      expect(asked.mock.calls.map(([url]) => String(url))).toEqual([expect.stringContaining('/profile/zones')]),
    )
    expect(read()).toBeUndefined()
    asked.mockImplementation(async () => Response.json({ zones: ['lintel.test'] }))
    lintel.actions.close()
    lintel.actions.open()
    await vi.waitFor(() => expect(read()).toEqual(['lintel.test']))
    lintel.actions.close()
    lintel.actions.open()
    await settle()
    expect(asked).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })

  test('is asked once of a data API that does not know', async () => {
    const asked = listen(() => new Response('', { status: 404 }))
    const lintel = await open({ services: { dataApi: '/data-api' } })
    await vi.waitFor(() => expect(lintel.store.getState().names.zones?.zones).toEqual([]))
    expect(lintel.store.getState().names.isOffered).toBe(false)
    lintel.actions.close()
    lintel.actions.open()
    await settle()
    expect(asked).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  test('is not asked without a data API', async () => {
    const asked = listen(() => Response.json({ zones: [] }))
    await open({})
    expect(asked).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
