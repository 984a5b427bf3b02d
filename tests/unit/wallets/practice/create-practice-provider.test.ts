import { expect, test, vi } from 'vitest'
import type { FrameMessage, SiteMessage } from '../../../../wallets/practice/protocol/site-messages.js'
import { connectWallet } from '../../../../wallets/practice/provider/connect-wallet.js'
import { createPracticeProvider } from '../../../../wallets/practice/provider/create-practice-provider.js'
import type { WalletWindow } from '../../../../wallets/practice/provider/wallet-window.js'

/** A provider whose wallet the test controls. */
function createHarness(open: WalletWindow['open'] = () => 'raised', hasAccess = true) {
  const sent: SiteMessage[] = []
  let receive: (message: FrameMessage) => void = () => undefined
  let nextId = 0
  const openChannel = vi.fn(async (listener: typeof receive) => {
    receive = listener
    return { send: (message: SiteMessage) => void sent.push(structuredClone(message)) }
  })
  const access = {
    read: () => hasAccess,
    write(isShared: boolean) {
      hasAccess = isShared
    },
  }
  const provider = createPracticeProvider({
    openWallet: (emit) =>
      connectWallet({ openChannel, walletWindow: { open }, createId: () => `id-${nextId++}`, emit }),
    access,
  })
  return { provider, openChannel, sent, access, answer: (message: FrameMessage) => receive(message) }
}

test('nothing is opened before the first request, and one line serves all', async () => {
  const { provider, openChannel, sent, answer } = createHarness()
  expect(openChannel).not.toHaveBeenCalled()
  const results = Promise.all([
    provider.request({ method: 'eth_chainId' }),
    provider.request({ method: 'eth_accounts' }),
  ])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answer({ type: 'result', id: 'id-1', result: [] })
  answer({ type: 'result', id: 'id-0', result: '0x7a69' })
  expect(await results).toEqual(['0x7a69', []])
  expect(openChannel).toHaveBeenCalledOnce()
})

test('without access eth_accounts is empty and opens nothing; a connection gives access, an empty list ends it', async () => {
  const { provider, openChannel, sent, answer, access } = createHarness(undefined, false)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(openChannel).not.toHaveBeenCalled()
  const connected = provider.request({ method: 'eth_requestAccounts' })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer({ type: 'result', id: 'id-0', result: ['0x1'] })
  await connected
  expect(access.read()).toBe(true)
  answer({ type: 'event', name: 'accountsChanged', data: [] })
  expect(access.read()).toBe(false)
})

test('a failure arrives as an Error with its code, message and data', async () => {
  const { provider, sent, answer } = createHarness()
  const result = provider.request({ method: 'eth_call' })
  const settled = expect(result).rejects.toMatchObject({ code: 3, message: 'reverted', data: '0x08' })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer({ type: 'failure', id: 'id-0', failure: { code: 3, message: 'reverted', data: '0x08' } })
  await settled
  await expect(result).rejects.toBeInstanceOf(Error)
})

test('a wallet that cannot be reached is tried again on the next request', async () => {
  const { provider, openChannel } = createHarness()
  openChannel.mockRejectedValueOnce(new Error('away'))
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toThrow('away')
  void provider.request({ method: 'eth_chainId' })
  expect(openChannel).toHaveBeenCalledTimes(2)
})

test('a window that was blocked is reported to the wallet', async () => {
  const { provider, sent, answer } = createHarness(() => 'blocked')
  void provider.request({ method: 'personal_sign', params: [] })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer({ type: 'open-window', windowId: 'w' })
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'window-blocked', windowId: 'w' }))
})

test('a window that was closed is reported to the wallet', async () => {
  const { provider, sent, answer } = createHarness(async () => undefined)
  void provider.request({ method: 'personal_sign', params: [] })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer({ type: 'open-window', windowId: 'w' })
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'window-closed', windowId: 'w' }))
})

test('events reach every listener until it is removed, though one of them throws', async () => {
  const { provider, answer } = createHarness()
  void provider.request({ method: 'eth_chainId' })
  await vi.waitFor(() => expect(answer).toBeDefined())
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const listener = vi.fn()
  const failing = () => {
    throw new Error('listener')
  }
  provider.on('chainChanged', failing).on('chainChanged', listener)
  answer({ type: 'event', name: 'chainChanged', data: '0x7a6a' })
  provider.removeListener('chainChanged', listener)
  answer({ type: 'event', name: 'chainChanged', data: '0x7a69' })
  expect(listener.mock.calls).toEqual([['0x7a6a']])
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})

test('a wallet that goes away settles every request with 4900, and the next one reaches it anew', async () => {
  const { provider, openChannel, sent, answer } = createHarness()
  const disconnected = vi.fn()
  provider.on('disconnect', disconnected)
  const settled = expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 4900 })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer({ type: 'gone' })
  await settled
  expect(disconnected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 4900 }))
  void provider.request({ method: 'eth_chainId' })
  expect(openChannel).toHaveBeenCalledTimes(2)
})

test('parameters that cannot be sent are refused with -32602', async () => {
  const { provider } = createHarness()
  await expect(provider.request({ method: 'eth_call', params: [() => 1] })).rejects.toMatchObject({ code: -32602 })
})

test.each([undefined, {}, { method: '' }, { method: 1 }])('a request of %j is refused with -32602', async (request) => {
  const { provider } = createHarness()
  await expect(provider.request(request as { method: string })).rejects.toMatchObject({ code: -32602 })
})
