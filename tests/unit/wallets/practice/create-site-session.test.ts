import { parseTransaction, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { createSiteSession } from '../../../../wallets/practice/background/create-site-session.js'
import type { FrameMessage } from '../../../../wallets/practice/protocol/site-messages.js'
import type { QueueMessage, WindowMessage } from '../../../../wallets/practice/protocol/window-messages.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'
import { connectSite, initialWalletState } from '../../../../wallets/practice/state/wallet-state.js'

const origin = 'http://localhost:3000'
const [{ address }, { address: otherAddress }] = developmentAccounts

/** A session whose windows, chain and site are in the test's hands. */
function createHarness({ isConnected = true, nodeChainId = '0x7a69' } = {}) {
  let state = isConnected ? connectSite(initialWalletState, origin, address) : initialWalletState
  let nextId = 0
  const sent: FrameMessage[] = []
  const windows: { id: string; shown: QueueMessage[]; receive: (message: WindowMessage) => void }[] = []
  const answers: Record<string, unknown> = {
    eth_chainId: nodeChainId,
    eth_getTransactionCount: '0x5',
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0x1',
    eth_getBlockByNumber: { baseFeePerGas: '0xa' },
    eth_sendRawTransaction: '0xhash',
  }
  const callChain = vi.fn(
    async (_chainId: number | string, method: string, _params: readonly unknown[]) => answers[method],
  )
  const session = createSiteSession({
    origin,
    readState: () => state,
    writeState: (after) => {
      const before = state
      state = after
      session.handleStateChange(after, before)
    },
    callChain,
    createId: () => `id-${nextId++}`,
    sendToSite: (message) => sent.push(message),
    openChannel(id, receive) {
      const shown: QueueMessage[] = []
      windows.push({ id, shown, receive })
      return { send: (message) => shown.push(message), close: () => undefined }
    },
  })
  const request = (id: string, method: string, params: unknown = []) =>
    session.receive({ type: 'request', id, method, params })
  const readShown = (index = 0) => {
    const last = windows[index]?.shown.at(-1)
    return last?.type === 'queue' ? last.approvals : last?.type
  }
  /** Approves or rejects the first thing in a window and waits for what the site is told. */
  const decide = async (isApproved: boolean, index = 0) => {
    const shown = readShown(index)
    const first = Array.isArray(shown) ? shown[0] : undefined
    const before = sent.length
    windows[index]?.receive({ type: 'decide', decision: { id: first.id, isApproved, address: otherAddress } })
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before))
    await vi.waitFor(() => expect(['result', 'failure']).toContain(sent.at(-1)?.type))
    return sent.at(-1)
  }
  return { session, request, decide, sent, windows, readShown, callChain, readState: () => state }
}

test('connecting shares the account that was chosen and tells the site', async () => {
  const { request, decide, sent, windows, readShown, readState } = createHarness({ isConnected: false })
  await request('1', 'eth_requestAccounts')
  expect(readShown()).toMatchObject([{ kind: 'connect', origin }])
  expect(sent).toEqual([{ type: 'open-window', windowId: windows[0]?.id }])
  expect(await decide(true)).toEqual({ type: 'result', id: '1', result: [otherAddress] })
  expect(sent).toContainEqual({ type: 'event', name: 'accountsChanged', data: [otherAddress] })
  expect(readState().connectedSites).toEqual([{ origin, accounts: [otherAddress] }])
})

test('a refusal is 4001 and shares nothing', async () => {
  const { request, decide, readState } = createHarness({ isConnected: false })
  await request('1', 'eth_requestAccounts')
  expect(await decide(false)).toMatchObject({ type: 'failure', id: '1', failure: { code: 4001 } })
  expect(readState()).toEqual(initialWalletState)
})

test('a signed message is by the active account', async () => {
  const { request, decide } = createHarness()
  await request('1', 'personal_sign', ['0x6869', address])
  const answer = await decide(true)
  if (answer?.type !== 'result') throw new Error('The message was not signed.')
  expect(await recoverMessageAddress({ message: 'hi', signature: String(answer.result) as `0x${string}` })).toBe(
    address,
  )
})

test('signed typed data is by the active account', async () => {
  const { request, decide } = createHarness()
  const data = {
    domain: { chainId: 31337 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hi' },
  } as const
  await request('1', 'eth_signTypedData_v4', [address, JSON.stringify(data)])
  const answer = await decide(true)
  if (answer?.type !== 'result') throw new Error('The data was not signed.')
  expect(await recoverTypedDataAddress({ ...data, signature: String(answer.result) as `0x${string}` })).toBe(address)
})

test('an approved transaction is filled in, signed for its chain and sent', async () => {
  const { request, decide, callChain } = createHarness()
  await request('1', 'eth_sendTransaction', [{ from: address, to: otherAddress, value: '0x1' }])
  expect(await decide(true)).toEqual({ type: 'result', id: '1', result: '0xhash' })
  const [chainId, , params] = callChain.mock.calls.find(([, method]) => method === 'eth_sendRawTransaction') ?? []
  expect(chainId).toBe(31337)
  expect(parseTransaction(String(params?.[0]) as `0x${string}`)).toMatchObject({
    chainId: 31337,
    nonce: 5,
    gas: 21000n,
    maxFeePerGas: 21n,
    to: otherAddress.toLowerCase(),
    value: 1n,
  })
})

test.each([
  ['personal_sign', ['0x6869', address]],
  ['eth_sendTransaction', [{ to: otherAddress }]],
])('%s is refused when the node turns out to be another chain', async (method, params) => {
  const { request, decide, callChain } = createHarness({ nodeChainId: '0x1' })
  await request('1', method, params)
  expect(await decide(true)).toMatchObject({ type: 'failure', failure: { code: 4901 } })
  expect(callChain.mock.calls.map(([, called]) => called)).toEqual(['eth_chainId'])
})

test('an approved switch moves the wallet and tells the site', async () => {
  const { request, decide, sent } = createHarness()
  await request('1', 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  expect(await decide(true)).toEqual({ type: 'result', id: '1', result: null })
  expect(sent).toContainEqual({ type: 'event', name: 'chainChanged', data: '0x7a6a' })
})

test.each([true, false])('a foreign chain is never added (approved: %s)', async (isApproved) => {
  const { request, decide, readState } = createHarness()
  const before = readState()
  await request('1', 'wallet_addEthereumChain', [{ chainId: '0x1', chainName: 'Ethereum', rpcUrls: [] }])
  expect(await decide(isApproved)).toMatchObject({ type: 'failure', failure: { code: 4902 } })
  expect(readState()).toBe(before)
})

test('several requests wait in one window, which closes after the last', async () => {
  const { request, decide, windows, readShown } = createHarness()
  await request('1', 'personal_sign', ['0x01', address])
  await request('2', 'personal_sign', ['0x02', address])
  expect(windows).toHaveLength(1)
  expect(readShown()).toMatchObject([{ request: { message: '0x01' } }, { request: { message: '0x02' } }])
  await decide(false)
  expect(readShown()).toMatchObject([{ request: { message: '0x02' } }])
  await decide(false)
  expect(readShown()).toBe('close')
})

test('a request after the last decision gets a window of its own', async () => {
  const { request, decide, windows } = createHarness()
  await request('1', 'personal_sign', ['0x01', address])
  await decide(false)
  await request('2', 'personal_sign', ['0x02', address])
  expect(windows.map(({ id }) => id)).toHaveLength(2)
  expect(windows[0]?.id).not.toBe(windows[1]?.id)
})

test('closing the window declines all that waited in it, and nothing in a newer one', async () => {
  const { session, request, sent, windows } = createHarness()
  await request('1', 'personal_sign', ['0x01', address])
  await request('2', 'personal_sign', ['0x02', address])
  const windowId = windows[0]?.id ?? ''
  await session.receive({ type: 'window-closed', windowId })
  const failures = sent.filter(({ type }) => type === 'failure')
  expect(failures).toMatchObject([
    { id: '1', failure: { code: 4001 } },
    { id: '2', failure: { code: 4001 } },
  ])
  await request('3', 'personal_sign', ['0x03', address])
  await session.receive({ type: 'window-closed', windowId })
  expect(sent.filter(({ type }) => type === 'failure')).toHaveLength(2)
})

test('a blocked window says how to allow it', async () => {
  const { session, request, sent, windows } = createHarness()
  await request('1', 'personal_sign', ['0x01', address])
  await session.receive({ type: 'window-blocked', windowId: windows[0]?.id ?? '' })
  expect(sent.at(-1)).toMatchObject({ failure: { code: -32010, message: expect.stringContaining('Allow pop-ups') } })
})

test('a site that was disconnected meanwhile gets no signature', async () => {
  const { session, request, decide } = createHarness()
  await request('1', 'personal_sign', ['0x01', address])
  await session.receive({ type: 'request', id: '2', method: 'wallet_revokePermissions', params: [] })
  expect(await decide(true)).toMatchObject({ type: 'failure', id: '1', failure: { code: 4100 } })
})

test('a flood of requests is refused beyond twenty', async () => {
  const { request, sent } = createHarness()
  for (let index = 0; index < 21; index++) await request(String(index), 'personal_sign', ['0x01', address])
  expect(sent.at(-1)).toMatchObject({ type: 'failure', id: '20', failure: { code: -32005 } })
})
