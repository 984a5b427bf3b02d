import { createWalletClient, encodeErrorResult, type Hex, http, parseEther, parseGwei, size, toHex } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { getTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Signed, TransactionRequest } from '../../../../src/core/model/requests.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { describeNetwork, loadPage, openWindow, type Page } from './create-page.js'

const connectorId = 'example.foxglove'
const [sender, receiver] = developmentKeys.map((key) => privateKeyToAddress(key)) as [Hex, Hex]

let anvils: [TestAnvil, TestAnvil]
let wallet: TestWallet
let page: Page

beforeAll(async () => {
  anvils = await Promise.all([startTestAnvil({ chainId: 31337 }), startTestAnvil({ chainId: 31338 })])
})

afterAll(async () => {
  for (const anvil of anvils) await anvil.close()
})

beforeEach(async () => {
  openWindow()
  wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: anvils[0].url } })
  announceProvider(createProvider(wallet), { name: 'Foxglove' })
  page = loadPage([
    ...anvils.map(({ chainId, url }) => describeNetwork(chainId, url)),
    describeNetwork(999, anvils[0].url),
  ])
  await page.adapter.connect({ connectorId })
})

async function callAnvil(method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(anvils[0].url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: unknown }).result
}

/** Deploys a contract that reverts every call with `data`. */
async function placeReverting(address: Hex, data: Hex): Promise<void> {
  const length = toHex(size(data), { size: 1 }).slice(2)
  await callAnvil('anvil_setCode', address, `0x60${length}600c60003960${length}6000fd${data.slice(2)}`)
}

const claim = (address: string, signature: string): Signed => ({
  address,
  signature,
  encoding: 'hex',
  scheme: 'eip191',
})

describe('signing', () => {
  it('returns a signature that is valid only for this text and account', async () => {
    const message = 'Hello, Lintel ✓'
    const signed = await page.adapter.signMessage({ message })
    expect(signed).toMatchObject({ address: sender, encoding: 'hex', scheme: 'eip191' })
    await expect(page.adapter.verifyMessage({ message, signed: { ...signed, address: sender } })).resolves.toBe(true)
    await expect(page.adapter.verifyMessage({ message: 'Hello', signed })).resolves.toBe(false)
    await expect(page.adapter.verifyMessage({ message, signed: { ...signed, address: receiver } })).resolves.toBe(false)
  })

  it("verifies a key's signature without a node", async () => {
    const offline = loadPage([describeNetwork(31337, 'http://127.0.0.1:1')])
    const signature = await privateKeyToAccount(developmentKeys[0]).signMessage({ message: 'hi' })
    await expect(offline.adapter.verifyMessage({ message: 'hi', signed: claim(sender, signature) })).resolves.toBe(true)
  })

  it("verifies a smart account's signature by its contract (ERC-1271)", async () => {
    const address = '0x1271127112711271127112711271127112711271'
    await callAnvil('anvil_setCode', address, '0x631626ba7e60e01b60005260206000f3')
    const signature = `0x${'ab'.repeat(65)}`
    await expect(page.adapter.verifyMessage({ message: 'hi', signed: claim(address, signature) })).resolves.toBe(true)
  })

  it.each(['', '0x', 'oops', '0x1234'])('rejects %j as a signature', async (signature) => {
    await expect(page.adapter.verifyMessage({ message: 'hi', signed: claim(sender, signature) })).resolves.toBe(false)
  })

  it('fails when the wallet returns something else', async () => {
    wallet.answer('personal_sign', () => '0x12')
    await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'wallet-failed' })
  })

  it.each([
    [{ code: 4001, message: 'no' }, 'request-rejected'],
    [{ code: 4100, message: 'This site was disconnected meanwhile.' }, 'account-not-shared'],
    ['oops', 'wallet-failed'],
    [null, 'wallet-failed'],
  ])('maps %j to its error', async (thrown, code) => {
    wallet.throwNext(thrown)
    const details = expect.stringMatching(/^WagmiAdapter:signMessage - Sign message failed/)
    await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code, details })
  })

  it('fails without a wallet', async () => {
    await page.adapter.disconnect()
    await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
  })
})

describe('sending', () => {
  it('moves the amount and returns the receipt', async () => {
    const before = await page.adapter.getBalance({ addresses: [receiver], network: 'eip155:31337' })
    const hash = await page.adapter.sendTransaction({ kind: 'call', to: receiver, value: parseEther('1.5') })
    const receipt = await page.adapter.waitForReceipt({ id: hash })
    expect(receipt).toMatchObject({ id: hash, status: 'success' })
    expect(receipt.block).toBeGreaterThan(0n)
    const after = await page.adapter.getBalance({ addresses: [receiver], network: 'eip155:31337' })
    expect(after.value - before.value).toBe(parseEther('1.5'))
  })

  it.each([
    ['its words', errorOf('Error', 'string', 'The door is shut'), 'The door is shut'],
    ['a panic', errorOf('Panic', 'uint256', 17n), 'Panic(17)'],
    ['nothing', '0x' as Hex, 'unknown reason'],
    ['an unknown error', '0xdeadbeef' as Hex, 'unknown reason'],
  ])('reports why a transaction reverted: %s', async (_name, data, reason) => {
    const to = '0x5e4e5e4e5e4e5e4e5e4e5e4e5e4e5e4e5e4e5e4e'
    await placeReverting(to, data)
    const hash = await page.adapter.sendTransaction({ kind: 'call', to, data: '0x12345678' })
    await expect(page.adapter.waitForReceipt({ id: hash })).rejects.toMatchObject({
      code: 'transaction-reverted',
      reason,
    })
  })

  it('stops waiting for a receipt after 25 s, with the hash in the error', async () => {
    await callAnvil('evm_setAutomine', false)
    const realTimeout = setTimeout
    try {
      const hash = await page.adapter.sendTransaction({ kind: 'call', to: receiver })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
      let waited = 0
      let isSettled = false
      const outcome = page.adapter.waitForReceipt({ id: hash }).then(
        () => 'a receipt',
        (error: unknown) => error,
      )
      void outcome.then(() => {
        isSettled = true
      })
      while (!isSettled && waited < 40_000) {
        await vi.advanceTimersByTimeAsync(250)
        waited += 250
        // The node is real: give it real time to answer.
        await new Promise((resolve) => realTimeout(resolve, 10))
      }
      await expect(outcome).resolves.toMatchObject({ code: 'receipt-timeout', id: hash })
      expect(waited).toBeGreaterThanOrEqual(25_000)
      expect(waited).toBeLessThan(26_000)
    } finally {
      vi.useRealTimers()
      await callAnvil('evm_setAutomine', true)
      await callAnvil('evm_mine')
    }
  })

  describe('a transaction that the visitor replaces in the wallet before it is in a block', () => {
    type Requester = { pollingInterval: number; request: (call: { method: string }) => Promise<unknown> }

    const node = () =>
      createWalletClient({ account: privateKeyToAccount(developmentKeys[0]), transport: http(anvils[0].url) })

    beforeEach(() => callAnvil('evm_setAutomine', false))
    afterEach(() => callAnvil('evm_setAutomine', true))

    /** Resolves once the node has answered `method`. */
    function untilAsked(method: string): Promise<void> {
      const client = page.config.getClient({ chainId: 31337 }) as unknown as Requester
      client.pollingInterval = 100
      const { request } = client
      return new Promise((resolve) => {
        client.request = async (call) => {
          const answer = await request(call)
          if (call.method === method) resolve()
          return answer
        }
      })
    }

    /** Sends, waits for the receipt, and replaces the transaction by `change` once it was seen pending. */
    async function replace(change: { to: Hex; value: bigint }) {
      const hash = (await page.adapter.sendTransaction({ kind: 'call', to: receiver, value: 5n })) as Hex
      const { nonce } = await getTransaction(node(), { hash })
      const isSeen = untilAsked('eth_getTransactionByHash')
      let isSettled = false
      const outcome = page.adapter
        .waitForReceipt({ id: hash })
        .catch((error: unknown) => error)
        .finally(() => {
          isSettled = true
        })
      // viem recognises a replacement only of a transaction that it has seen pending.
      await isSeen
      const gas = { maxFeePerGas: parseGwei('50'), maxPriorityFeePerGas: parseGwei('20'), gas: 100_000n }
      const replacedBy = await node().sendTransaction({ chain: null, nonce, ...change, ...gas })
      // A busy node may build a block before its pool has the replacement.
      while (!isSettled) {
        await callAnvil('evm_mine')
        await wait(200)
      }
      return { hash, replacedBy, outcome: await outcome }
    }

    it('is reported as cancelled', async () => {
      const before = await page.adapter.getBalance({ addresses: [receiver], network: 'eip155:31337' })
      const { hash, outcome } = await replace({ to: sender, value: 0n })
      expect(outcome).toMatchObject({ code: 'transaction-cancelled', id: hash })
      await expect(page.adapter.getBalance({ addresses: [receiver], network: 'eip155:31337' })).resolves.toEqual(before)
    })

    it.each([
      ['at another fee', 5n],
      ['with another amount', 7n],
    ])(
      'has the receipt of its new hash when sent again %s',
      async (_name, value) => {
        const { hash, replacedBy, outcome } = await replace({ to: receiver, value })
        expect(replacedBy).not.toBe(hash)
        expect(outcome).toMatchObject({ id: replacedBy, status: 'success' })
      },
      20_000,
    )
  })

  describe('a transaction whose nonce another one took before the page asks', () => {
    afterEach(() => callAnvil('evm_setAutomine', true))

    it('has expired, when its nonce was read before', async () => {
      const network = 'eip155:31337'
      await callAnvil('evm_setAutomine', false)
      const id = (await page.adapter.sendTransaction({ kind: 'call', to: receiver, value: 5n })) as Hex
      const nonce = await page.adapter.readNonce({ id, from: sender, network })
      await expect(page.adapter.readNonce({ id, from: receiver, network })).resolves.toBeNull()
      await callAnvil('anvil_dropTransaction', id)
      await page.adapter.sendTransaction({ kind: 'call', to: receiver, value: 6n })
      await callAnvil('evm_mine')
      if (nonce === null) throw new Error('The nonce is not known.')
      const outcome = page.adapter.waitForReceipt({ id, network, sent: { from: sender, nonce } })
      await expect(outcome).resolves.toEqual({ id, status: 'expired' })
    })

    it('has its receipt when it is the one in the block', async () => {
      const network = 'eip155:31337'
      const id = await page.adapter.sendTransaction({ kind: 'call', to: receiver, value: 5n })
      const nonce = await page.adapter.readNonce({ id, from: sender, network })
      const outcome = page.adapter.waitForReceipt({ id, network, sent: { from: sender, nonce: nonce ?? 0 } })
      await expect(outcome).resolves.toMatchObject({ id, status: 'success' })
    })
  })

  it('fails to wait for a receipt on a network that the app does not list', async () => {
    wallet.setChain(5)
    await expect(page.adapter.waitForReceipt({ id: `0x${'0'.repeat(64)}` })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
  })

  it.each<[TransactionRequest, string]>([
    [{ kind: 'call', to: 'nobody' }, 'to'],
    [{ kind: 'call', to: receiver, data: 'call me' }, 'data'],
    [{ kind: 'call', to: receiver, data: '0x123' }, 'data'],
    [{ kind: 'transfer', to: 'nobody', amount: 1n }, 'to'],
    [{ kind: 'transfer', to: receiver.toLowerCase().replace('c5', 'C5'), amount: 1n }, 'to'],
    [{ kind: 'transfer', to: receiver, amount: 1n, token: 'USDC' }, 'token'],
    [{ kind: 'transfer', to: receiver, amount: -1n }, 'amount'],
    [{ kind: 'transfer', to: receiver, amount: undefined as never }, 'amount'],
    [{ kind: 'bytes', transaction: new Uint8Array([1]) }, 'kind'],
    [{ kind: 'gift', to: receiver } as never, 'kind'],
  ])('rejects %o before the wallet sees it', async (request, field) => {
    await expect(page.adapter.sendTransaction(request)).rejects.toMatchObject({ code: 'invalid-transaction', field })
    expect(wallet.calls.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  it('reports an account that cannot pay', async () => {
    await expect(page.adapter.sendTransaction({ kind: 'call', to: receiver, value: 10n ** 30n })).rejects.toMatchObject(
      {
        code: 'insufficient-funds',
      },
    )
  })

  it('reports an account that the wallet no longer shares', async () => {
    wallet.throwNext({ code: 4100, message: 'The wallet has not shared this account.' })
    await expect(page.adapter.sendTransaction({ kind: 'call', to: receiver })).rejects.toMatchObject({
      code: 'account-not-shared',
    })
  })

  it('reports a rejection by the visitor', async () => {
    wallet.rejectNext()
    await expect(page.adapter.sendTransaction({ kind: 'call', to: receiver })).rejects.toMatchObject({
      code: 'request-rejected',
    })
  })

  it('reads the receipt on the network of the transaction, also after the wallet switched', async () => {
    const hash = await page.adapter.sendTransaction({ kind: 'call', to: receiver })
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    await expect(page.adapter.waitForReceipt({ id: hash })).resolves.toMatchObject({ status: 'success' })
  })

  it('reads the receipt of a transaction that another library sent on the network that is passed', async () => {
    const hash = (await wallet.request({
      method: 'eth_sendTransaction',
      params: [{ from: sender, to: receiver, value: '0x1' }],
    })) as string
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    await expect(page.adapter.waitForReceipt({ id: hash, network: 'eip155:31337' })).resolves.toMatchObject({
      status: 'success',
    })
  })

  it('fails on a network that the app does not list', async () => {
    wallet.setChain(5)
    await expect(page.adapter.sendTransaction({ kind: 'call', to: receiver })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
  })
})

describe('switching networks', () => {
  const methods = () => wallet.calls.map(({ method }) => method)

  it('adds a network that the wallet does not know, and switches to it', async () => {
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    expect(wallet.knownChains.get(31338)).toBe(anvils[1].url)
    expect(page.sessions()).toEqual([
      { connectorId, accounts: [{ address: sender, type: 'eoa' }], network: 'eip155:31338' },
    ])
    await page.adapter.switchNetwork({ network: 'eip155:31337' })
    expect(methods().filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
    expect(page.config.state.chainId).toBe(31337)
  })

  it('adds it also when 4902 is in the data of another error', async () => {
    wallet.throwNext({ code: -32603, data: { originalError: { code: 4902 } } })
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    expect(methods()).toContain('wallet_addEthereumChain')
  })

  it.each([
    [{ code: 4001 }, 'request-rejected'],
    [{ code: 4200 }, 'switch-not-supported'],
    [{ code: -32601 }, 'switch-not-supported'],
    [{ code: -32603 }, 'invalid-chain-id'],
    [{ code: 4100 }, 'account-not-shared'],
    [{ code: -32002 }, 'request-pending'],
    [null, 'wallet-failed'],
  ])('maps %j to its error and stays on the network', async (thrown, code) => {
    wallet.throwNext(thrown)
    await expect(page.adapter.switchNetwork({ network: 'eip155:31338' })).rejects.toMatchObject({ code })
    expect(page.sessions()).toMatchObject([{ network: 'eip155:31337' }])
  })

  it('fails for a network that the app does not list', async () => {
    await expect(page.adapter.switchNetwork({ network: 'eip155:5' })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
  })
})

describe('a balance', () => {
  it('of 10^30 is exact', async () => {
    const address = '0x0000000000000000000000000000000000abcdef'
    await callAnvil('anvil_setBalance', address, toHex(10n ** 30n))
    await expect(page.adapter.getBalance({ addresses: [address], network: 'eip155:31337' })).resolves.toEqual({
      value: 10n ** 30n,
      decimals: 18,
      symbol: 'ETH',
    })
  })
})

function errorOf(name: string, type: string, argument: string | bigint): Hex {
  const abi = [{ type: 'error', name, inputs: [{ name: 'reason', type }] }] as const
  return encodeErrorResult({ abi, errorName: name, args: [argument] } as unknown as Parameters<
    typeof encodeErrorResult
  >[0])
}
