import { parse } from 'valibot'
import { recoverMessageAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { signedNameSchema } from '../../../../../src/embedded/protocol/sign-name.js'
import type { ApprovalPorts } from '../../../../../wallets/embedded/rpc/approval-ports.js'
import { createExecution } from '../../../../../wallets/embedded/rpc/execution/create-execution.js'
import { runKeyOperation } from '../../../../../wallets/embedded/signer/run-key-operation.js'
import { createTestWallet } from '../create-test-wallet.js'
import { account, ask, other, smartAccount, smartContext } from './sample-context.js'

const name = 'nora.lintel.test'
const method = 'lintel_signName'

afterEach(() => void vi.useRealTimers())

test('the visitor reads the name and the account that signs, and the message is not written yet', () => {
  expect(ask(method, [{ name, address: account, offset: 0 }])).toMatchObject({
    kind: 'name',
    name,
    account,
    accountType: 'eoa',
    warnings: [],
    request: { kind: 'sign-name', name, offset: 0 },
  })
  expect(ask(method, [{ name, address: smartAccount, offset: 0 }], smartContext)).toMatchObject({
    account: smartAccount,
    accountType: 'smartAccount',
  })
})

test.each([
  ['no parameters', []],
  ['a name without a zone', [{ name: 'nora', address: account, offset: 0 }]],
  ['letters that look like others', [{ name: 'nоra.lintel.test', address: account, offset: 0 }]],
  ['hidden characters', [{ name: 'nora\u200b.lintel.test', address: account, offset: 0 }]],
  ['what would be more in the message', [{ name: 'a","x":"b.test', address: account, offset: 0 }]],
  ['a clock that is more than a day off', [{ name, address: account, offset: 86_400_001 }]],
  ['other fields', [{ name, address: account, offset: 0, timestamp: 1 }]],
  ['a nonce with other text in it', [{ name, address: account, offset: 0, nonce: 'Send 1 ETH' }]],
])('%s is refused', (_, params) => {
  expect(() => ask(method, params)).toThrow(expect.objectContaining({ code: -32602 }))
})

test('another account is refused', () => {
  expect(() => ask(method, [{ name, address: other, offset: 0 }])).toThrow(expect.objectContaining({ code: 4100 }))
})

test('approved after 11 s, the message has the time of the approval, by the clock that the page compared', async () => {
  const { addresses, shares } = await createTestWallet()
  const owner = addresses.eip155 as `0x${string}`
  vi.useFakeTimers({ now: 1_764_409_730_000, toFake: ['Date'] })
  const approval = ask(method, [{ name, address: owner, offset: 3_600_000, nonce: '0a.1.2b' }], {
    accounts: [{ address: owner, type: 'eoa' }],
  })
  const ports = {
    account: { wallet: { walletId: 'w', addresses } },
    device: { readShare: async () => shares[0].slice() },
    vault: { releaseShare: async () => shares[1].slice() },
    signal: new AbortController().signal,
  } as unknown as ApprovalPorts
  const execution = createExecution(approval, ports)
  vi.setSystemTime(1_764_409_741_000)
  const answer = await execution.carryOut({ run: runKeyOperation, close() {} })
  const { message, signature } = parse(signedNameSchema, await answer())
  expect(JSON.parse(message)).toEqual({ name, attributes: {}, timestamp: 1_764_409_741 + 3_600, nonce: '0a.1.2b' })
  expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(owner)
})
