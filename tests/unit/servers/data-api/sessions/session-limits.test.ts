import { type Hex, hexToBigInt, zeroAddress, zeroHash } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { createDataApi } from '../../../../../servers/data-api/create-data-api.js'
import { createNode } from '../../../../../servers/rpc/create-node.js'
import { encodeDelegation, listCaveats, rootAuthority } from '../../../../../src/embedded/smart-account/delegation.js'
import { hashSessionOrigin } from '../../../../../src/embedded/smart-account/hash-session-origin.js'
import { callApi } from '../fixtures/call-api.js'

const account: Hex = `0x${'11'.repeat(20)}`
const node = createNode({ chainId: 31_337, urls: ['http://127.0.0.1:1'] })
afterAll(() => node.close())

const named = { origin: 'https://app.example', originKeyHash: zeroHash, walletKeyHash: zeroHash, nonce: zeroHash }

function createBody(salt: Hex = hashSessionOrigin(named)) {
  const caveats = listCaveats({ allowance: { kind: 'native', amount: 1n }, expiry: 9e9 })
  const delegation = { delegate: zeroAddress, delegator: account, authority: rootAuthority, caveats }
  const context = encodeDelegation({ ...delegation, salt: hexToBigInt(salt), signature: `0x${'22'.repeat(65)}` })
  return { chainId: 'eip155:31337', context, ...named }
}

test('what is refused without the chain does not use up the limit of its address, nor do ends', async () => {
  const limit = { rate: 0.001, burst: 1 }
  const api = createDataApi({
    chains: [{ id: 31_337, node }],
    sessions: { readDatabase: () => undefined, limits: { perAddress: limit, perProject: limit } },
    report: () => {},
  })
  const post = async (body: object, path = '') => {
    const reply = await callApi(api, `/v1/sessions/${account}${path}`, { body, address: '203.0.113.1' })
    return [reply.status, reply.body.reasons?.[0]?.field]
  }
  for (let time = 0; time < 2; time++) {
    expect(await post({ ...createBody(), context: '0x12' })).toEqual([400, 'context'])
    expect(await post(createBody(zeroHash))).toEqual([400, 'origin'])
  }
  await post({ pci: zeroHash, signature: '0x' }, '/revoke')
  expect((await post({ pci: zeroHash, signature: '0x' }, '/revoke'))[0]).toBe(429)
  expect((await post(createBody()))[0]).not.toBe(429)
  expect((await post(createBody()))[0]).toBe(429)
})
