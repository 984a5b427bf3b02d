import { base58 } from '@scure/base'
import {
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestKey } from '../../../fixtures/standard-wallet.js'
import { createStranger } from '../../servers/chains/solana/fixtures.js'
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
/** More than the life of a blockhash, in slots. */
const TOO_MANY_SLOTS = 160

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
  to = (await createStranger(`receiver ${strangers}`)).address
})
afterEach(() => {
  for (const { close } of opened) close()
  opened = []
  proxy.close()
  vi.unstubAllGlobals()
  vi.doUnmock('@solana/kit')
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
const skip = () => chain.call('lintel_advanceSlots', TOO_MANY_SLOTS)
const count = (method: string) => proxy.calls.filter((call) => call === method).length

function readMessage(wire: Uint8Array | undefined) {
  const { messageBytes } = getTransactionDecoder().decode(wire ?? new Uint8Array())
  return decompileTransactionMessage(getCompiledTransactionMessageDecoder().decode(messageBytes) as never)
}

/** The compute limit (u32) and the price of a unit (u64) that a transaction sets. */
function readBudget(wire: Uint8Array | undefined) {
  const found = readMessage(wire).instructions.filter(({ programAddress }) =>
    programAddress.startsWith('ComputeBudget'),
  )
  const views = found.map(({ data = new Uint8Array() }) => new DataView(Uint8Array.from(data).buffer))
  return {
    limit: views.find((view) => view.getUint8(0) === 2)?.getUint32(1, true),
    price: views.find((view) => view.getUint8(0) === 3)?.getBigUint64(1, true),
  }
}

/** Answers `sendTransaction` as a node that then loses the transaction. */
const loseTransactions: NodeProxy['answer'] = ({ method, params }) => {
  if (method !== 'sendTransaction') return undefined
  return { result: base58.encode(Uint8Array.from(Buffer.from(String(params[0]), 'base64').subarray(1, 65))) }
}

describe('sending SOL', () => {
  it('pays what the quote says, and the receipt names the block', async () => {
    const wallet = await open()
    const { page, test } = wallet
    expect(await page.adapter.quote?.(pay(2n * SOL))).toEqual({ fee: 5_000n })
    expect(test.calls).toEqual(['connect'])
    const before = await balanceOf(wallet, test.accounts[0])
    const id = await page.adapter.sendTransaction(pay(2n * SOL))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toEqual({
      id,
      status: 'success',
      block: expect.any(BigInt),
    })
    expect(await balanceOf(wallet, to)).toBe(2n * SOL)
    expect(before - (await balanceOf(wallet, test.accounts[0]))).toBe(2n * SOL + 5_000n)
    expect(test.calls).toEqual(['connect', 'signTransaction'])
    expect(test.transactions[0]?.chain).toBe('solana:localnet')
  })

  it('sets a compute limit of a tenth more than it uses, and the median price of a unit', async () => {
    const { page, test } = await open()
    proxy.answer = ({ method }) =>
      method === 'getRecentPrioritizationFees'
        ? { result: [0, 9_000_000, 40_000, 0, 50_000].map((prioritizationFee, slot) => ({ slot, prioritizationFee })) }
        : undefined
    // 3 instructions of 150 units.
    expect(await page.adapter.quote?.(pay(SOL))).toEqual({ fee: 5_000n + (495n * 40_000n) / 1_000_000n + 1n })
    await page.adapter.sendTransaction(pay(SOL))
    expect(readBudget(test.transactions[0]?.transaction)).toEqual({ limit: 495, price: 40_000n })
  })

  it('pays at most 1,000,000 micro-lamports for a unit', async () => {
    const { page } = await open()
    proxy.answer = ({ method }) =>
      method === 'getRecentPrioritizationFees' ? { result: [{ slot: 1, prioritizationFee: 10 ** 12 }] } : undefined
    expect(await page.adapter.quote?.(pay(SOL))).toEqual({ fee: 5_000n + 495n })
  })

  it('builds a legacy transaction for a wallet that knows no other', async () => {
    const { page, test } = await open()
    for (const name of ['signTransaction', 'signAndSendTransaction']) {
      Object.assign(test.wallet.features[`solana:${name}`] as object, { supportedTransactionVersions: ['legacy'] })
    }
    const id = await page.adapter.sendTransaction(pay(SOL))
    expect(readMessage(test.transactions[0]?.transaction).version).toBe('legacy')
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
  })

  it.each([
    ['more than the account has', 20_000n * SOL, 'insufficient-funds'],
    ['all of it without the fee', null, 'insufficient-funds'],
    ['too little for a new account', 1n, 'contract-reverted'],
    ['more than 2^64 lamports', 2n ** 64n, 'invalid-transaction'],
    ['less than nothing', -1n, 'invalid-transaction'],
  ])('of %s is refused before the wallet is asked', async (_name, amount, code) => {
    const wallet = await open()
    const { page, test } = wallet
    const request = pay(amount ?? (await balanceOf(wallet, test.accounts[0])))
    await expect(page.adapter.sendTransaction(request)).rejects.toMatchObject({ code })
    await expect(page.adapter.quote?.(request)).rejects.toMatchObject({ code })
    expect(test.calls).toEqual(['connect'])
  })

  it('from an account that has nothing is refused', async () => {
    const { page } = await open([proxy.url], { keys: [createTestKey(77), createTestKey(78)] })
    await expect(page.adapter.quote?.(pay(0n))).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it.each([
    ['Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['Bitcoin (old)', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['Ethereum', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
    ['no alphabet (0)', 'T0kenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['no alphabet (O)', 'TOkenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['no alphabet (I)', 'TIkenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['no alphabet (l)', 'TlkenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ])('to an address of %s is refused before a node is asked', async (_name, wrong) => {
    const { page } = await open()
    const sent = page.adapter.sendTransaction({ kind: 'transfer', to: wrong, amount: 1n })
    await expect(sent).rejects.toMatchObject({ code: 'invalid-transaction', field: 'to' })
    expect(proxy.calls).toEqual([])
  })

  it.each([
    ['a call', { kind: 'call', to: '11111111111111111111111111111111' }, 'kind'],
    ['gas', { kind: 'transfer', to: '11111111111111111111111111111111', amount: 1n, gas: 21_000n }, 'gas'],
  ] as const)('does not know %s', async (_name, request, field) => {
    const { page } = await open()
    await expect(page.adapter.sendTransaction(request)).rejects.toMatchObject({ code: 'invalid-transaction', field })
  })

  it('says which package is missing', async () => {
    const { page } = await open()
    vi.doMock('@solana/kit', () => {
      throw new Error('Cannot find package')
    })
    await expect(page.adapter.quote?.(pay(1n))).rejects.toMatchObject({
      code: 'package-missing',
      whatToDo: [expect.stringContaining('npm install --save-exact @solana/kit@8.4.0')],
    })
  })
})

describe('the wallet', () => {
  it('sends itself where it knows the chain and the nodes are public', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      fetch(url.replace('https://rpc.example', chain.url), init),
    )
    const { page, test } = await open(['https://rpc.example'])
    test.send = async (wire) => {
      await chain.call('sendTransaction', Buffer.from(wire).toString('base64'), { encoding: 'base64' })
    }
    const id = await page.adapter.sendTransaction(pay(SOL))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ id, status: 'success' })
    expect(test.calls).toEqual(['connect', 'signAndSendTransaction'])
    expect(test.transactions[0]?.chain).toBe('solana:localnet')
  })

  it('only signs where it does not know the chain, or cannot send', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      fetch(url.replace('https://rpc.example', chain.url), init),
    )
    const first = await open(['https://rpc.example'], { chains: ['solana:mainnet'] })
    await first.page.adapter.sendTransaction(pay(SOL))
    expect(first.test.calls).toEqual(['connect', 'signTransaction'])
    first.close()
    const second = await open(['https://rpc.example'], { without: ['solana:signAndSendTransaction'] })
    await second.page.adapter.sendTransaction(pay(SOL))
    expect(second.test.calls).toEqual(['connect', 'signTransaction'])
  })

  it('that can neither is refused before it is asked', async () => {
    const { page, test } = await open([proxy.url], { without: ['solana:signTransaction'] })
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({
      code: 'wallet-failed',
      details: 'Foxglove cannot sign transactions of Solana Localnet for this site to send.',
    })
    expect(test.calls).toEqual(['connect'])
  })

  it('may decline: nothing is sent', async () => {
    const { page, test } = await open()
    test.beforeApproval = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'request-rejected' })
    expect(count('sendTransaction')).toBe(0)
  })

  it('may change the transaction: the id and the blockhash are those that it signed', async () => {
    const wallet = await open()
    const { page, test } = wallet
    const program = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
    test.changeTransaction = async (wire) => {
      await chain.call('lintel_advanceSlots', 100)
      const { value } = (await chain.call('getLatestBlockhash')) as { value: { blockhash: string } }
      const lifetime = { blockhash: blockhash(value.blockhash), lastValidBlockHeight: 0n }
      const memo = { programAddress: program as never, data: new TextEncoder().encode('by Foxglove') }
      const dated = setTransactionMessageLifetimeUsingBlockhash(lifetime, readMessage(wire) as never)
      const changed = compileTransaction(appendTransactionMessageInstructions([memo], dated) as never)
      return Uint8Array.from(getTransactionEncoder().encode(changed))
    }
    // The limit of the app is too low for the memo.
    proxy.answer = async ({ method, params }) => {
      if (method !== 'simulateTransaction') return undefined
      const result = (await chain.call(method, ...params)) as { value: object }
      return { result: { ...result, value: { ...result.value, unitsConsumed: 100_000 } } }
    }
    const id = await page.adapter.sendTransaction(pay(SOL))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ id, status: 'success' })
    expect(await balanceOf(wallet, to)).toBe(SOL)
    const found = (await chain.call('getTransaction', id, { maxSupportedTransactionVersion: 0 })) as {
      meta: { logMessages: string[] }
    }
    expect(found.meta.logMessages.join()).toContain('by Foxglove')
    // The node loses the next one: the blockhash of the wallet is valid for 100 slots more than that of the app.
    proxy.answer = (asked) => loseTransactions(asked)
    const lost = await page.adapter.sendTransaction(pay(2n * SOL))
    const receipt = page.adapter.waitForReceipt({ id: lost })
    await chain.call('lintel_advanceSlots', 100)
    const early = new Promise((resolve) => setTimeout(resolve, 3_000, 'waiting'))
    await expect(Promise.race([receipt, early])).resolves.toBe('waiting')
    await skip()
    await expect(receipt).resolves.toEqual({ id: lost, status: 'expired' })
  })

  it.each([
    ['nothing', () => undefined],
    ['no list', () => ({})],
    ['too few', () => []],
    ['a text', () => [{ signedTransaction: 'AQ==' }]],
    ['no transaction', () => [{ signedTransaction: new Uint8Array([1, 2, 3]) }]],
    ['what it was given', (input: { transaction: Uint8Array }) => [{ signedTransaction: input.transaction }]],
  ])('fails when it returns %s', async (_name, answer) => {
    const { page, test } = await open()
    Object.assign(test.wallet.features['solana:signTransaction' as 'solana:'] as object, {
      signTransaction: async (input: { transaction: Uint8Array }) => answer(input),
    })
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'wallet-failed' })
    expect(count('sendTransaction')).toBe(0)
  })
})

describe('a transaction that expires', () => {
  it('while the visitor decides is not sent', async () => {
    const wallet = await open()
    const { page, test } = wallet
    test.beforeApproval = async () => void (await skip())
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'transaction-expired' })
    expect(await balanceOf(wallet, to)).toBe(0n)
  })

  it('is sent anew only when the visitor is asked again, with a newer blockhash', async () => {
    const wallet = await open()
    const { page, test } = wallet
    proxy.answer = loseTransactions
    const lost = await page.adapter.sendTransaction(pay(SOL))
    const receipt = page.adapter.waitForReceipt({ id: lost })
    await skip()
    await expect(receipt).resolves.toMatchObject({ status: 'expired' })
    expect(test.calls).toEqual(['connect', 'signTransaction'])
    proxy.answer = () => undefined
    test.beforeApproval = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
    await expect(page.adapter.sendTransaction(pay(SOL))).rejects.toMatchObject({ code: 'request-rejected' })
    expect(await balanceOf(wallet, to)).toBe(0n)
    test.beforeApproval = async () => undefined
    const id = await page.adapter.sendTransaction(pay(SOL))
    expect(id).not.toBe(lost)
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
    // Once: the one that was lost can no longer arrive.
    expect(await balanceOf(wallet, to)).toBe(SOL)
    expect(test.calls).toEqual(['connect', 'signTransaction', 'signTransaction', 'signTransaction'])
  })

  it('after it was sent has the receipt "expired", and is not sent again', async () => {
    const { page, test } = await open()
    proxy.answer = loseTransactions
    const id = await page.adapter.sendTransaction(pay(SOL))
    const receipt = page.adapter.waitForReceipt({ id })
    await skip()
    await expect(receipt).resolves.toEqual({ id, status: 'expired' })
    expect(count('sendTransaction')).toBe(1)
    expect(test.calls).toEqual(['connect', 'signTransaction'])
  })

  it('is found so after the page was loaded again', async () => {
    const { page } = await open()
    proxy.answer = loseTransactions
    const id = await page.adapter.sendTransaction(pay(SOL))
    const reloaded = await open()
    const receipt = reloaded.page.adapter.waitForReceipt({ id, network })
    await vi.waitFor(() => expect(count('getEpochInfo')).toBeGreaterThan(0), 5_000)
    await skip()
    await expect(receipt).resolves.toEqual({ id, status: 'expired' })
  })

  it('is found so at once when the page has stored its last block', async () => {
    const { page } = await open()
    proxy.answer = loseTransactions
    const id = await page.adapter.sendTransaction(pay(SOL))
    const lastBlocks: number[] = []
    const receipt = page.adapter.waitForReceipt({ id, onLastBlock: (lastBlock) => lastBlocks.push(lastBlock) })
    await vi.waitFor(() => expect(lastBlocks).toEqual([expect.any(Number)]))
    await skip()
    await expect(receipt).resolves.toEqual({ id, status: 'expired' })
    const [lastBlock = 0] = lastBlocks
    const reloaded = await open()
    await expect(reloaded.page.adapter.waitForReceipt({ id, network, lastBlock })).resolves.toEqual({
      id,
      status: 'expired',
    })
  })

  it('of an app, without an end, is not said to be so by a later page', async () => {
    const { page } = await open()
    const id = base58.encode(new Uint8Array(64).fill(9))
    await skip()
    const pending = page.adapter.waitForReceipt({ id, network, lastBlock: Number.MAX_SAFE_INTEGER })
    await vi.waitFor(() => expect(count('getEpochInfo')).toBeGreaterThan(0), 5_000)
    await skip()
    await expect(
      Promise.race([pending, new Promise((resolve) => setTimeout(resolve, 2_500, 'pending'))]),
    ).resolves.toBe('pending')
    pending.catch(() => undefined)
  })
})
