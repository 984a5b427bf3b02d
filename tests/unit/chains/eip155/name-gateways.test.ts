import {
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  RpcRequestError,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { lookUpName, resolveName } from '../../../../src/chains/eip155/actions/resolve-name.js'
import type { AdapterContext } from '../../../../src/chains/eip155/adapter-context.js'

/** Names whose records are at a server (ERC-3668), behind a node that answers as the universal resolver of ENS (ENSIP-23). */

const abi = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'function query((address sender, string[] urls, bytes data)[]) view returns (bool[], bytes[])',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error HttpError(uint16 status, string message)',
  'error Error(string message)',
  'error ResolverNotFound(bytes name)',
])
const resolver = mainnet.contracts.ensUniversalResolver.address
const gateway = 'https://gateway.example/{sender}/{data}'
const batchGateway = 'https://app.example/v1/profile/gateways'
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const callback = '0x12345678'

/** The reply of the resolver once it has the answers. */
let callbackAnswer: Hex | { reverts: Hex }
const fetched = vi.fn<(url: string) => Promise<Response>>()

/** Asks a server for everything, as an offchain resolver does. */
function call(data: Hex): Hex | { reverts: Hex } {
  if (data.startsWith(callback)) return callbackAnswer
  const { args } = decodeFunctionData({ abi, data }) as { args: readonly [unknown, unknown, readonly string[]] }
  const callData = encodeFunctionData({
    abi,
    functionName: 'query',
    args: [[{ sender: resolver, urls: [gateway], data: '0x' }]],
  })
  const urls = [...args[2]]
  const lookup = { abi, errorName: 'OffchainLookup', args: [resolver, urls, callData, callback, '0x'] } as const
  return { reverts: encodeErrorResult(lookup) }
}

const transport = custom({
  async request({ method, params }: { method: string; params: readonly [{ data: Hex }] }) {
    const answer = method === 'eth_call' ? call(params[0].data) : '0x1'
    if (typeof answer === 'string') return answer
    const error = { code: 3, message: 'execution reverted', data: answer.reverts }
    throw new RpcRequestError({ body: {}, url: 'https://node.example', error })
  },
})
const config = createConfig({ chains: [mainnet], client: ({ chain }) => createClient({ chain, transport }) })
const context = { config } as unknown as AdapterContext
const resolve = (gateways?: string) =>
  resolveName(context, { name: 'nora.offchain.example', network: 'eip155:1', gateways })

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => void vi.unstubAllGlobals())

test('with `none` no server is asked, and that is no "there is no such name"', async () => {
  await expect(resolve('none')).rejects.toMatchObject({ name: 'NameGatewayError', reason: 'not-allowed' })
  const asked = lookUpName(context, { address: owner, network: 'eip155:1', gateways: 'none' })
  await expect(asked).rejects.toMatchObject({ name: 'NameGatewayError', reason: 'not-allowed' })
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['the browser blocks it', encodeErrorResult({ abi, errorName: 'Error', args: ['HTTP request failed.'] })],
  ['it fails', encodeErrorResult({ abi, errorName: 'HttpError', args: [502, 'Bad gateway'] })],
])('a server that does not answer because %s is no "there is no such name"', async (_, reverts) => {
  callbackAnswer = { reverts }
  await expect(resolve()).rejects.toMatchObject({ name: 'NameGatewayError', reason: 'unreachable' })
  expect(fetched.mock.calls.map(([url]) => new URL(url).host)).toEqual(['gateway.example'])
})

test('a batch gateway asks in place of the browser, which asks no other server', async () => {
  await expect(resolve(batchGateway)).rejects.toMatchObject({ name: 'NameGatewayError', reason: 'unreachable' })
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([batchGateway])
  fetched.mockImplementation(async () => Response.json({ data: '0x' }))
  const address = encodeAbiParameters([{ type: 'bytes' }], [owner])
  callbackAnswer = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [address, resolver])
  await expect(resolve(batchGateway)).resolves.toMatchObject({ address: owner })
})

test.each([
  ['the server does not have it', encodeErrorResult({ abi, errorName: 'HttpError', args: [404, 'Not found'] })],
  ['it has no resolver', encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x'] })],
])('there is no such name when %s', async (_, reverts) => {
  callbackAnswer = { reverts }
  fetched.mockImplementation(async () => Response.json({ data: '0x' }))
  await expect(resolve()).resolves.toBeNull()
})

test('a name that its owner has not written as ENS does is not shown (ENSIP-15)', async () => {
  fetched.mockImplementation(async () => Response.json({ data: '0x' }))
  const answer = (name: string) =>
    encodeAbiParameters([{ type: 'string' }, { type: 'address' }, { type: 'address' }], [name, resolver, resolver])
  callbackAnswer = answer('Metamask.eth')
  await expect(lookUpName(context, { address: owner, network: 'eip155:1' })).resolves.toBeNull()
})
