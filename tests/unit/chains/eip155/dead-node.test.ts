import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestAnvil } from '../../../fixtures/anvil.js'
import { describeNetwork, loadPage, openWindow } from './create-page.js'

const address = '0x0000000000000000000000000000000000000001'

describe('a node', () => {
  let silent: Server
  let silentUrl: string

  beforeAll(async () => {
    openWindow()
    silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  })

  afterAll(() => {
    silent.closeAllConnections()
    silent.close()
  })

  it('that refuses connections is unavailable within 2 s', async () => {
    const { adapter } = loadPage([describeNetwork(31337, 'http://127.0.0.1:1')])
    const start = performance.now()
    await expect(adapter.getBalance({ addresses: [address], network: 'eip155:31337' })).rejects.toMatchObject({
      code: 'rpc-unavailable',
    })
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('that never answers is unavailable within 10 s', async () => {
    const { adapter } = loadPage([describeNetwork(31337, silentUrl)])
    let asked = 0
    silent.on('request', () => {
      asked += 1
    })
    let error: unknown
    let waited = 0
    // The delays between attempts are fake, the request is real.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      void adapter.getBalance({ addresses: [address], network: 'eip155:31337' }).catch((thrown: unknown) => {
        error = thrown
      })
      while (error === undefined && waited < 20_000) {
        // Give the socket time: fake timers do not move until the node has been asked again.
        for (let turn = 0; turn < 200; turn += 1) await nextTurn()
        await vi.advanceTimersByTimeAsync(250)
        waited += 250
      }
    } finally {
      vi.useRealTimers()
    }
    expect(error).toMatchObject({ code: 'rpc-unavailable' })
    expect(asked).toBe(2)
    expect(waited).toBeLessThan(10_000)
  })

  it('that refuses connections is replaced by the next one', async () => {
    const anvil = await startTestAnvil({ chainId: 31337 })
    try {
      const { adapter } = loadPage([describeNetwork(31337, 'http://127.0.0.1:1', anvil.url)])
      await expect(adapter.getBalance({ addresses: [address], network: 'eip155:31337' })).resolves.toMatchObject({
        symbol: 'ETH',
      })
    } finally {
      await anvil.close()
    }
  })

  it('is not contacted for a network that the app does not list', async () => {
    const { adapter } = loadPage([describeNetwork(31337, 'http://127.0.0.1:1')])
    await expect(adapter.getBalance({ addresses: [address], network: 'eip155:5' })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
  })
})
