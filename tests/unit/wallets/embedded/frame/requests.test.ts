import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FrameError } from '../../../../../wallets/embedded/messaging/frame-error.js'
import { createRequestQueue, type Shown } from '../../../../../wallets/embedded/page/create-request-queue.js'
import { answerWithoutApproval } from '../../../../../wallets/embedded/rpc/answer-without-approval.js'
import { createCallBatches } from '../../../../../wallets/embedded/rpc/calls/call-batches.js'
import { createNode } from '../../../../../wallets/embedded/rpc/create-node.js'
import { sendSigned } from '../../../../../wallets/embedded/rpc/sign-and-send.js'
import { readFrameTheme } from '../../../../../wallets/embedded/screens/frame-theme.js'
import { hasAccent } from '../../../../../wallets/embedded/screens/load-accent.js'
import { startTestIdentity, type TestIdentity } from '../../../servers/identity/fixtures/start-test-identity.js'
import { openTestFrame, type TestFrame } from './open-test-frame.js'

vi.setConfig({ hookTimeout: 30_000 })

const request = { id: 'a'.repeat(22) }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: FrameError) => error.code,
  )

describe('the page and the network', () => {
  let identity: TestIdentity
  let frame: TestFrame
  beforeAll(async () => {
    identity = await startTestIdentity()
    frame = await openTestFrame(identity, {
      readDevice: async () => Promise.reject(new FrameError('storage-blocked', 'Blocked.')),
    })
  })
  afterAll(() => identity.close())

  test('a browser that keeps nothing is not connected, and cannot log in', async () => {
    expect(await frame.handlers.IS_CONNECTED(undefined, request)).toEqual({ isConnected: false })
    expect(await failure(frame.handlers.CONNECT_EMAIL({ email: 'a@mail.example' }, request))).toBe('storage-blocked')
  })

  test('the network is one that the frame has', async () => {
    const { handlers } = frame
    expect(await handlers.GET_CHAIN_ID(undefined, request)).toEqual({ chainId: 'eip155:31337' })
    expect(await handlers.SWITCH_NETWORK({ chainId: 'eip155:1' }, request)).toEqual({ chainId: 'eip155:1' })
    expect(await handlers.RPC_REQUEST({ method: 'eth_chainId' }, request)).toBe('0x1')
    expect(await handlers.RPC_REQUEST({ method: 'eth_chainId', chainId: 'eip155:31337' }, request)).toBe('0x7a69')
    await expect(handlers.SWITCH_NETWORK({ chainId: 'eip155:10' }, request)).rejects.toMatchObject({
      code: 4902,
      message: expect.stringContaining('eip155:1, eip155:31337'),
    })
  })

  test.each(['eth_sign', 'wallet_switchEthereumChain', 'anvil_setBalance'])('%s is never answered', async (method) => {
    await expect(frame.handlers.RPC_REQUEST({ method }, request)).rejects.toMatchObject({
      code: 4200,
      message: 'Requested RPC call is not allowed',
    })
  })

  test('what needs approval goes to the visitor, and is taken back by its id', async () => {
    expect(await frame.handlers.RPC_REQUEST({ method: 'personal_sign' }, request)).toBe('personal_sign')
    await frame.handlers.RPC_ABORT({ requestId: request.id }, request)
    expect(frame.aborted).toEqual([request.id])
  })

  test('a screen that the visitor leaves is a rejection', async () => {
    expect(await failure(frame.handlers.OPEN_SCREEN({ screen: 'export' }, request))).toBe(4001)
  })

  test('what this wallet does not have is not sent to it', async () => {
    const node = async () => 'asked'
    const context = {
      state: frame.state,
      network: frame.state.findNetwork('eip155:1'),
      batches: createCallBatches('https://app.example', null),
      sessions: null,
      readOwner: async () => null,
      openNode: () => node,
      openBundler: () => null,
    }
    expect(await answerWithoutApproval({ method: 'eth_gasPrice' }, context)).toBe('asked')
    for (const method of ['eth_supportedEntryPoints', 'eth_getUserOperationReceipt', 'wallet_getAssets']) {
      expect(await failure(answerWithoutApproval({ method }, context))).toBe(4200)
    }
  })
})

describe('the node', () => {
  const network = { name: 'Chain', rpcUrl: 'http://localhost:1' }
  const createWith = (answer: () => Response | Promise<Response>) => createNode(network, async () => answer())

  test('gives its result, or its own error', async () => {
    expect(await createWith(() => Response.json({ result: null }))('eth_getTransactionReceipt', [])).toBeNull()
    const refusing = createWith(() => Response.json({ error: { code: 3, message: 'execution reverted: closed' } }))
    await expect(refusing('eth_call', [])).rejects.toMatchObject({ code: 3, message: 'execution reverted: closed' })
  })

  test.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['no JSON', () => new Response('<html>', { status: 502 })],
    ['something else', () => Response.json('0x1')],
    ['more than 1 MB', () => Response.json({ result: 'a'.repeat(1_100_000) })],
  ])('%s is an unreachable chain', async (_what, answer) => {
    expect(await failure(createWith(answer)('eth_chainId', []))).toBe(4901)
  })

  test('a transaction whose answer was lost counts as sent, and is not sent twice', async () => {
    const sent: string[] = []
    const lossy = async (method: string, params: unknown) => {
      if (method === 'eth_getTransactionByHash') return sent.length > 0 ? { hash: (params as string[])[0] } : null
      sent.push(method)
      throw new FrameError(4901, 'No answer.')
    }
    expect(await sendSigned(lossy, '0x02')).toMatch(/^0x[\da-f]{64}$/)
    expect(sent).toEqual(['eth_sendRawTransaction'])
    const refusing = async (method: string) => {
      if (method === 'eth_getTransactionByHash') return null
      throw new FrameError(-32000, 'insufficient funds')
    }
    expect(await failure(sendSigned(refusing, '0x02'))).toBe(-32000)
  })
})

describe('the request queue', () => {
  // The part of a document that it uses.
  const root = {
    ownerDocument: { createElement: () => ({ remove() {} }) },
    appendChild: (place: unknown) => place,
  } as unknown as HTMLElement

  test('shows one request at a time, in order, and tells how many wait', async () => {
    const requestQueue = createRequestQueue(root)
    const shown: string[] = []
    const finishers: (() => void)[] = []
    const show = (id: string) =>
      requestQueue.show(id, ({ readQueue }: Shown) => {
        shown.push(`${id} of ${readQueue().total}`)
        return new Promise<string>((resolve) => finishers.push(() => resolve(id)))
      })
    const [first, second] = [show('a'), show('b')]
    await vi.waitFor(() => expect(shown).toEqual(['a of 2']))
    finishers[0]?.()
    expect(await first).toBe('a')
    await vi.waitFor(() => expect(shown).toEqual(['a of 2', 'b of 1']))
    finishers[1]?.()
    expect(await second).toBe('b')
  })

  test('what waits is taken back at once; what is shown ends by itself; a failure does not stop the rest', async () => {
    const requestQueue = createRequestQueue(root)
    const first = requestQueue.show('a', ({ signal }) => {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
    })
    const waiting = failure(requestQueue.show('b', async () => 'shown'))
    const last = requestQueue.show('c', async () => 'shown')
    await Promise.resolve()
    requestQueue.abort('b')
    expect(await waiting).toBe(4001)
    requestQueue.abort('a')
    await expect(first).rejects.toThrow('ended')
    expect(await last).toBe('shown')
  })
})

describe('the theme', () => {
  test('is the one of the page where the frame has it, and a root theme otherwise', () => {
    const stated = { appearance: 'dark', accent: 'teal', gray: 'sage', radius: 'full', scaling: '110%' } as const
    expect(readFrameTheme(stated, hasAccent)).toEqual({ ...stated, panel: 'solid' })
    const hostile = { accent: '"><script>', gray: 'x', radius: '__proto__', scaling: '900%', panel: 'none' }
    expect(readFrameTheme(hostile, hasAccent)).toEqual({
      appearance: 'system',
      accent: 'indigo',
      gray: 'auto',
      radius: 'medium',
      scaling: '100%',
      panel: 'solid',
    })
  })
})
