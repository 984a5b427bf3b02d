import { encodeFunctionData, erc20Abi } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openLoginWindow } from '../../../../../wallets/embedded/login/open-login-window.js'
import type { ApprovalPorts } from '../../../../../wallets/embedded/rpc/approval-ports.js'
import { approveRequest } from '../../../../../wallets/embedded/rpc/approve-request.js'
import { NodeUnreachableError } from '../../../../../wallets/embedded/rpc/create-node.js'
import type { ApprovalScreen } from '../../../../../wallets/embedded/screens/approve/draw-approval.js'
import { openFrameWindow } from '../../../../../wallets/embedded/window/open-frame-window.js'
import type { WindowAnswer, WindowScreen } from '../../../../../wallets/embedded/window/window-messages.js'
import { enFrame } from '../../../../../wallets/embedded/words/frame-words.js'
import type { PreparedTransaction } from '../../../../../wallets/requests/prepare-transaction.js'

type ApproveScreen = Extract<ApprovalScreen, { kind: 'approve' }>

const drawn = vi.hoisted(() => ({ screens: [] as unknown[] }))
// What is drawn is read and pressed without a document.
vi.mock('../../../../../wallets/embedded/screens/approve/draw-approval.js', () => ({
  drawApproval(_root: unknown, screen: unknown) {
    drawn.screens.push(screen)
    return { update: (next: unknown) => drawn.screens.push(next), remove() {} }
  },
}))

afterEach(() => {
  vi.unstubAllGlobals()
  drawn.screens = []
})

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const readScreen = () => drawn.screens.at(-1) as ApproveScreen

/** A payment of 1 wei that waits for the visitor. `answers`: what the node answers next, an error is thrown. */
function pay(answers: Record<string, unknown[]>, transaction: object = { value: '0x1' }) {
  const sent: unknown[] = []
  const signed: PreparedTransaction[] = []
  const defaults: Record<string, unknown> = {
    eth_getTransactionCount: '0x7',
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0x1',
    eth_getBlockByNumber: { baseFeePerGas: '0x2' },
    eth_getBalance: '0xffffffff',
    eth_getTransactionByHash: null,
  }
  const node = async (method: string, params: unknown) => {
    if (method === 'eth_sendRawTransaction') sent.push((params as unknown[])[0])
    const next = answers[method]?.shift() ?? defaults[method] ?? null
    if (next instanceof Error) throw next
    return next
  }
  const ports = {
    account: { wallet: { walletId: 'w', addresses: { eip155: account, solana: '' } } },
    accounts: [{ type: 'eoa', address: account }],
    accountType: 'eoa',
    batches: { find: () => undefined, add() {} },
    network: { caipNetworkId: 'eip155:31337', name: 'Local', nativeCurrency: { symbol: 'ETH', decimals: 18 } },
    host: { origin: 'https://app.example', name: 'App' },
    node,
    device: { readShare: async () => new Uint8Array(17) },
    vault: { releaseShare: async () => new Uint8Array(17) },
    openKeyWorker: () => ({
      async run({ transactions }: { transactions: PreparedTransaction[] }) {
        signed.push(...transactions)
        return { transactions: [`0x0${signed.length}`] }
      },
      close() {},
    }),
    words: enFrame,
    theme: {},
    readQueue: () => ({ position: 1, total: 1 }),
    watch: () => () => {},
    logInAgain: async () => 'done',
    signal: new AbortController().signal,
  } as unknown as ApprovalPorts
  const request = { method: 'eth_sendTransaction', params: [{ from: account, to: account, ...transaction }] }
  const outcome = approveRequest({} as HTMLElement, request, ports).then(
    async (answer) => ({ result: await answer() }),
    (error: { code: unknown; message: string }) => ({ error }),
  )
  return { sent, signed, outcome }
}

const until = (status: string) => vi.waitFor(() => expect(readScreen().cost.status).toBe(status))
const untilFailed = () => vi.waitFor(() => expect(readScreen().progress.status).toBe('failed'))
const lost = () => new NodeUnreachableError('Local')

describe('a payment whose sending has no known outcome', () => {
  test('is sent again as it is, also after the node has refused what it may have', async () => {
    const refusals = [lost(), new RefusalOfNode(), new RefusalOfNode(), '0x1']
    const { sent, signed, outcome } = pay({ eth_sendRawTransaction: refusals })
    await until('known')
    for (let tries = 0; tries < 3; tries += 1) {
      readScreen().onApprove()
      await untilFailed()
    }
    readScreen().onApprove()
    expect(await outcome).toEqual({ result: expect.stringMatching(/^0x[\da-f]{64}$/) })
    expect(sent).toEqual(['0x01', '0x01', '0x01', '0x01'])
    expect(signed.map(({ nonce }) => nonce)).toEqual([7])
  })

  test('counts as unclear when the node refuses it and then does not answer whether it has it', async () => {
    const { sent } = pay({ eth_sendRawTransaction: [new RefusalOfNode()], eth_getTransactionByHash: [lost()] })
    await until('known')
    readScreen().onApprove()
    await untilFailed()
    readScreen().onApprove()
    await vi.waitFor(() => expect(sent).toEqual(['0x01', '0x01']))
  })

  test('is no rejection when the visitor gives up', async () => {
    const { outcome } = pay({ eth_sendRawTransaction: [lost()] })
    await until('known')
    readScreen().onApprove()
    await untilFailed()
    readScreen().onDecline()
    expect(await outcome).toMatchObject({
      error: { code: -32603, message: expect.stringContaining('may have been sent') },
    })
  })
})

test('a payment that the node has refused is signed anew, with the nonce of the first', async () => {
  const { sent, signed, outcome } = pay({
    eth_sendRawTransaction: [new RefusalOfNode(), '0x1'],
    eth_getTransactionCount: ['0x7', '0x8'],
  })
  await until('known')
  readScreen().onApprove()
  await untilFailed()
  await until('known')
  readScreen().onApprove()
  await outcome
  expect(sent).toEqual(['0x01', '0x02'])
  // The node may keep what it refused. Only one of the two can be in a block.
  expect(signed.map(({ nonce }) => nonce)).toEqual([7, 7])
})

describe('Approve counts for the fee that was shown', () => {
  test.each([
    ['is not known', { eth_estimateGas: [lost()] }, 'failed'],
    ['cannot be paid', { eth_getBalance: ['0x1'] }, 'insufficient'],
  ])('and not while it %s', async (_name, answers, status) => {
    const { sent, signed } = pay(answers)
    readScreen().onApprove()
    await until(status)
    readScreen().onApprove()
    expect([sent, signed, readScreen().progress]).toEqual([[], [], { status: 'asking' }])
  })

  test('and not for one that was read anew since', async () => {
    const { signed } = pay({
      eth_sendRawTransaction: [new RefusalOfNode()],
      eth_estimateGas: ['0x5208', '0x5209'],
    })
    await until('known')
    const before = readScreen()
    before.onApprove()
    await untilFailed()
    await until('known')
    before.onApprove()
    expect(signed).toHaveLength(1)
    expect(readScreen().progress.status).toBe('failed')
  })
})

test('Approve counts once the tokens of a request are read', async () => {
  let answer: (value: unknown) => void = () => {}
  const first = new Promise((resolve) => {
    answer = resolve
  })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [account, 10n ** 38n] })
  const { signed, outcome } = pay({ eth_call: [first] }, { data })
  await until('known')
  expect(readScreen().tokens).toBeNull()
  readScreen().onApprove()
  expect([signed, readScreen().progress]).toEqual([[], { status: 'asking' }])
  answer('0x')
  await vi.waitFor(() => expect(readScreen().tokens).toEqual(new Map()))
  readScreen().onApprove()
  await outcome
  expect(signed).toHaveLength(1)
})

/** The refusal of a node, which is an answer. */
class RefusalOfNode extends Error {}

describe('a window that the frame opens', () => {
  const stubWindow = (opened: unknown) => {
    const open = vi.fn(() => opened)
    const page = Object.assign(new EventTarget(), { open, location: { origin: 'https://wallet.example' } })
    vi.stubGlobal('window', page)
    return page
  }
  const screen = { cost: { status: 'known', fee: 5n } } as unknown as WindowScreen

  test('has no name, so that the page around the frame can neither open it first nor lead it elsewhere', () => {
    const { open } = stubWindow(null)
    expect(openFrameWindow(screen, () => {})).toBeNull()
    const signal = new AbortController().signal
    expect(() => openLoginWindow({ serviceUrl: 'https://id.example', signal })).toThrow('did not open')
    expect(open.mock.calls.map(([, name]: unknown[]) => name)).toEqual(['_blank', '_blank'])
  })

  test('answers for the fee that it showed', async () => {
    const ports: MessagePort[] = []
    const opened = {
      postMessage: (_data: unknown, _origin: string, [port]: MessagePort[]) => port && ports.push(port),
      close() {},
    }
    const page = stubWindow(opened)
    const onAnswer = vi.fn()
    const frameWindow = openFrameWindow(screen, onAnswer)
    const ready = { source: opened, origin: 'https://wallet.example', data: { type: 'lintel/window-ready' } }
    page.dispatchEvent(Object.assign(new Event('message'), ready))
    const answer: WindowAnswer = { type: 'approve', fee: 5n }
    ports[0]?.postMessage(answer)
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer))
    ports[0]?.close()
    frameWindow?.close()
  })
})
