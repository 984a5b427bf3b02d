import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockWalletConnect } from '../../../src/chains/mock/create-mock-wallet-connect.js'
import { createClientLogger } from '../../../src/chains/walletconnect/client/create-client-logger.js'
import { NetworkNotConfiguredError } from '../../../src/core/errors/network-errors.js'
import { RelayRefusedError } from '../../../src/core/errors/pairing-errors.js'
import { ServiceRefusedError } from '../../../src/core/errors/service-refused-error.js'
import { RequestRejectedError, WalletFailedError } from '../../../src/core/errors/wallet-errors.js'
import { createPairedAdapter } from '../../../src/core/index.js'
import { createLog } from '../../../src/core/log/create-log.js'
import { SignatureDeclinedError } from '../../../src/features/sign-in/index.js'
import { setUpLintel } from './fixtures/set-up-lintel.js'
import { blockedStorage } from './fixtures/storages.js'

const spies = () => ({ error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') })
let output: ReturnType<typeof spies>

beforeEach(() => {
  output = spies()
  for (const spy of Object.values(output)) spy.mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the log', () => {
  it('keeps the level and what is more important, with time and detail', () => {
    const log = createLog('warn', () => 0)
    log.add('error', 'broke', new TypeError('no\nway'))
    log.add('warn', 'odd', { id: 1 })
    log.add('info', 'fine')
    expect(log.read()).toBe(
      '1970-01-01T00:00:00.000Z error broke TypeError: no | way\n1970-01-01T00:00:00.000Z warn odd {"id":1}',
    )
  })

  it('holds 1 MB at most: the oldest lines are dropped, and a long line is cut', () => {
    const log = createLog('error', () => 0)
    for (let index = 0; index < 300; index += 1) log.add('error', `${index} ${'x'.repeat(20_000)}`)
    const lines = log.read().split('\n')
    expect(log.read().length).toBeLessThanOrEqual(1_000_000)
    expect(log.read().length).toBeGreaterThan(980_000)
    expect(lines.at(-1)).toContain('error 299 ')
    expect(lines[0]).not.toContain('error 0 ')
  })

  it('leaves the key of a pairing out', () => {
    const log = createLog('error', () => 0)
    const key = '5'.repeat(64)
    log.add('error', `wc:1@2?symKey=${key}&relay-protocol=irn`, { symKey: key })
    expect(log.read()).not.toContain('5555')
    expect(log.read()).toContain('relay-protocol=irn')
  })

  it('accepts any detail', () => {
    const log = createLog('error', () => 0)
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    for (const detail of [cycle, 1n, null, Symbol('x'), () => 1]) log.add('error', 'odd', detail)
    expect(log.read().split('\n')).toHaveLength(5)
  })

  it("has the errors of WalletConnect's client, also of its parts", () => {
    const log = createLog('error', () => 0)
    const logger = createClientLogger(log)
    logger.error('relay lost')
    logger.child({ context: 'pairing' }).error(new Error('bad key'), 'decode')
    logger.info('connected')
    expect(log.read().split('\n')).toEqual([
      expect.stringContaining('error WalletConnect: relay lost'),
      expect.stringContaining('error WalletConnect: '),
    ])
    expect(log.read()).toContain('bad key')
    expect(output.error).not.toHaveBeenCalled()
  })
})

/** Connects to a wallet that fails with `error`. */
async function failToConnect({ lintel, fake }: ReturnType<typeof setUpLintel>, error: Error) {
  const asked = lintel.actions.connect({ connectorId: 'prism' })
  fake.connects.at(-1)?.reject(error)
  await asked.catch(() => undefined)
}

describe('lintel.getLog()', () => {
  it('has each error once, by default nothing else', async () => {
    const set = setUpLintel()
    set.lintel.start()
    await failToConnect(set, new WalletFailedError({ details: 'stuck' }))
    await failToConnect(set, new RequestRejectedError())
    await failToConnect(set, new SignatureDeclinedError({ cause: new RequestRejectedError() }))
    expect(set.lintel.getLog().split('\n')).toEqual([expect.stringMatching(/error wallet-failed .*stuck/)])
  })

  it('has events with the level debug', () => {
    const { lintel } = setUpLintel({ logLevel: 'debug' })
    lintel.actions.open()
    expect(lintel.getLog()).toContain('debug modal/open')
  })

  it('is empty without debug, and the console too', async () => {
    const set = setUpLintel({ debug: false, logLevel: 'debug', storage: blockedStorage })
    set.lintel.start()
    await failToConnect(set, new WalletFailedError())
    expect(set.lintel.getLog()).toBe('')
    expect([output.warn, output.error].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('rejects an unknown level', () => {
    expect(() => setUpLintel({ logLevel: 'loud' as never })).toThrow('`logLevel` is not valid')
  })
})

describe('an error that only a developer can correct', () => {
  const refused = {
    listWallets: () => Promise.reject(new ServiceRefusedError({ service: 'wallet directory', details: 'origin: no' })),
  }

  it.each([
    [
      'a network that is not configured',
      'network-not-configured',
      ({ lintel }: ReturnType<typeof setUpLintel>) => lintel.actions.switchNetwork({ network: 'eip155:999' }),
    ],
    [
      'a project that the directory refuses',
      'invalid-app-configuration',
      ({ lintel }: ReturnType<typeof setUpLintel>) =>
        lintel.queries.wallets({ page: 1, entries: 40 }).queryFn({ signal: new AbortController().signal }),
    ],
    [
      'a network that is not configured, while a receipt is awaited',
      'network-not-configured',
      ({ lintel, fake }: ReturnType<typeof setUpLintel>) => {
        const error = new NetworkNotConfiguredError({ network: 'eip155:999', configured: ['eip155:1'] })
        fake.overrides.waitForReceipt = () => Promise.reject(error)
        return lintel.actions.waitForReceipt({ id: '0x1' })
      },
    ],
    ['a missing option', 'invalid-option', ({ lintel }: ReturnType<typeof setUpLintel>) => lintel.actions.pair()],
  ])('%s is given to onError, the console, the log and the state, once', async (_name, code, run) => {
    const onError = vi.fn()
    const set = setUpLintel({ onError, directory: refused })
    set.lintel.start()
    await expect(run(set)).rejects.toMatchObject({ code })
    await expect(run(set)).rejects.toMatchObject({ code })
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }))
    expect(output.error).toHaveBeenCalledOnce()
    expect(set.lintel.getLog().match(new RegExp(code, 'g'))).not.toBeNull()
    const [alert, ...others] = set.lintel.store.getState().alerts
    expect(others).toEqual([])
    expect(alert).toMatchObject({ code, docsPath: `docs/errors.md#${code}` })
    expect(JSON.parse(JSON.stringify(alert))).toEqual(alert)
  })

  it('WalletConnect without a project id raises an alert with the start, and is off', () => {
    const onError = vi.fn()
    const create = vi.fn()
    const { lintel } = setUpLintel({
      onError,
      walletConnect: { create, createPairedAdapter },
      services: { relay: 'ws://127.0.0.1:1' },
    })
    expect(onError).not.toHaveBeenCalled()
    lintel.start()
    const code = 'project-id-not-configured'
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }))
    expect(output.error).toHaveBeenCalledOnce()
    const [alert] = lintel.store.getState().alerts
    expect(alert).toMatchObject({ code, message: expect.stringContaining('Project ID Not Configured') })
    expect(create).not.toHaveBeenCalled()
  })

  it('a relay that refuses a restored session raises one alert with its cause', () => {
    const onError = vi.fn()
    const mock = createMockWalletConnect({ failure: 'relay-refused' })
    let report: Parameters<typeof mock.create>[0]['report'] | undefined
    const create: typeof mock.create = (context) => {
      report = context.report
      return mock.create(context)
    }
    const services = { relay: 'ws://127.0.0.1:1' }
    const { lintel } = setUpLintel({
      onError,
      walletConnect: { create, createPairedAdapter },
      projectId: 'harbor',
      services,
    })
    lintel.start()
    const cause = new Error('WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)')
    report?.(new RelayRefusedError({ cause }))
    report?.(new RelayRefusedError({ cause }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'relay-refused', cause }))
    expect(output.error).toHaveBeenCalledOnce()
    expect(lintel.store.getState().alerts).toEqual([expect.objectContaining({ code: 'relay-refused' })])
  })

  it('a relay that refuses a pairing raises an alert', async () => {
    const onError = vi.fn()
    const walletConnect = createMockWalletConnect({ failure: 'relay-refused' })
    const services = { relay: 'ws://127.0.0.1:1' }
    const { lintel } = setUpLintel({ onError, walletConnect, projectId: 'harbor', services })
    lintel.start()
    await expect(lintel.actions.pair()).rejects.toMatchObject({ code: 'relay-refused' })
    await expect(lintel.actions.pair()).rejects.toMatchObject({ code: 'relay-refused' })
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'relay-refused' }))
    expect(lintel.store.getState().alerts).toEqual([expect.objectContaining({ code: 'relay-refused' })])
  })

  it('is not a refusal of the visitor or a failure of a wallet', async () => {
    const onError = vi.fn()
    const set = setUpLintel({ onError })
    set.lintel.start()
    await failToConnect(set, new RequestRejectedError())
    await failToConnect(set, new WalletFailedError())
    expect(onError).not.toHaveBeenCalled()
    expect(set.lintel.store.getState().alerts).toEqual([])
  })

  it('reaches the caller also when onError throws', async () => {
    const onError = () => {
      throw new Error('mine')
    }
    const { lintel } = setUpLintel({ onError })
    await expect(lintel.actions.switchNetwork({ network: 'eip155:999' })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
    expect(lintel.getLog()).toContain('onError threw. Error: mine')
  })
})
