import { base58 } from '@scure/base'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStranger, deriveKey } from '../../servers/chains/solana/fixtures.js'
import {
  type LocalChain,
  type NodeProxy,
  network,
  openChain,
  openWalletPage,
  startProxy,
  type WalletPage,
} from './open-chain.js'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 })

const SOL = 1_000_000_000n

let chain: LocalChain
let proxy: NodeProxy
let opened: WalletPage[] = []
let to: string
let strangers = 0

beforeAll(async () => {
  chain = await openChain()
})
afterAll(() => chain.close())
beforeEach(async () => {
  proxy = await startProxy(chain)
  strangers += 1
  to = (await createStranger(`client ${strangers}`)).address
})
afterEach(() => {
  for (const { close } of opened) close()
  opened = []
  proxy.close()
  vi.useRealTimers()
})

async function open(...parameters: Partial<Parameters<typeof openWalletPage>>): Promise<WalletPage> {
  const [urls = [proxy.url], options] = parameters
  const page = await openWalletPage(urls, options)
  opened.push(page)
  return page
}

const pay = (amount: bigint) => ({ kind: 'transfer', to, amount }) as const
const balanceOf = async ({ page }: WalletPage, address: string) =>
  (await page.adapter.getBalance({ addresses: [address], network })).value

describe('a node', () => {
  it.each([
    ['HTML', '<!doctype html><title>502</title>'],
    ['HTTP 403', 403],
    ['HTTP 500', 500],
  ])('that answers with %s is skipped, and the wallet is not asked without another', async (_name, answer) => {
    proxy.answer = () => answer
    const alone = await open()
    await expect(alone.page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'rpc-unavailable' })
    expect(alone.test.calls).toEqual(['connect'])
    alone.close()
    const { page } = await open([proxy.url, chain.url])
    const id = await page.adapter.sendTransaction(pay(SOL))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
  })

  it('of another chain never gets a transaction', async () => {
    proxy.answer = ({ method }) =>
      method === 'getGenesisHash' ? { result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' } : undefined
    const broken = await startProxy(chain)
    broken.answer = ({ method }) => (method === 'sendTransaction' ? 429 : undefined)
    const { page, test } = await open([broken.url, proxy.url])
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'rpc-unavailable' })
    expect(test.calls).toEqual(['connect', 'signTransaction'])
    expect(proxy.calls).toEqual(['getGenesisHash'])
    broken.close()
  })

  it('that may have taken the transaction leaves the answer to the receipt', async () => {
    const wallet = await open()
    proxy.answer = async ({ method, params }) => {
      if (method !== 'sendTransaction') return undefined
      await chain.call(method, ...params)
      return 504
    }
    const id = await wallet.page.adapter.sendTransaction(pay(SOL))
    await expect(wallet.page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ id, status: 'success' })
    expect(await balanceOf(wallet, to)).toBe(SOL)
  })

  it('that says it has the transaction already counts as sent', async () => {
    const { page } = await open()
    proxy.answer = async ({ method, params }) => {
      if (method === 'sendTransaction') await chain.call(method, ...params)
      return undefined
    }
    const id = await page.adapter.sendTransaction(pay(SOL))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
  })

  it('that refuses the transaction says why', async () => {
    const keys = [deriveKey(2), deriveKey(3)] as const
    const { page, test } = await open([proxy.url], { keys })
    // The account is emptied while the visitor decides.
    const other = await open([chain.url], { keys, name: 'Prism' })
    const all = await balanceOf(other, test.accounts[0])
    test.beforeApproval = async () => {
      await other.page.adapter.sendTransaction(pay(all - 5_000n))
    }
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('that runs a transaction which fails gives its reason', async () => {
    const { page } = await open()
    proxy.answer = ({ method }) =>
      method === 'getSignatureStatuses'
        ? {
            result: {
              context: { slot: 9 },
              value: [{ slot: 8, err: { InstructionError: [2, { Custom: 17 }] }, confirmationStatus: 'confirmed' }],
            },
          }
        : undefined
    const id = base58.encode(new Uint8Array(64).fill(7))
    await expect(page.adapter.waitForReceipt({ id, network })).rejects.toMatchObject({
      code: 'transaction-reverted',
      reason: 'program error 17 in instruction 2',
      id,
    })
  })

  it('that does not confirm within 25 s gives no receipt yet', async () => {
    const { page } = await open()
    proxy.answer = ({ method }) =>
      method === 'getSignatureStatuses'
        ? { result: { context: { slot: 9 }, value: [{ slot: 8, err: null, confirmationStatus: 'processed' }] } }
        : undefined
    vi.useFakeTimers({ toFake: ['Date'] })
    const receipt = page.adapter.waitForReceipt({ id: base58.encode(new Uint8Array(64).fill(7)), network })
    await vi.waitFor(() => expect(proxy.calls).toContain('getSignatureStatuses'), 5_000)
    vi.setSystemTime(Date.now() + 25_000)
    await expect(receipt).rejects.toMatchObject({ code: 'receipt-timeout' })
  })
})
