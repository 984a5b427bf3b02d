import { describe, expect, test, vi } from 'vitest'
import { DataApiUnavailableError } from '../../../../src/core/errors/data-api-errors.js'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import type { RegisteredName } from '../../../../src/features/names/model/own-name.js'
import { type RegisterPorts, registerName } from '../../../../src/features/names/model/register-name.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const claim = { name: 'nora.lintel.test', account, network: 'eip155:31337' } as const
const of = (address: string): RegisteredName => ({
  name: claim.name,
  addresses: new Map([[0x8000_7a69, address]]),
  mirror: null,
})
const lost = new DataApiUnavailableError({ reason: 'timeout' })
const late = new DataApiUnavailableError({ reason: 'status', status: 400, details: 'timestamp: 11 s off' })
const taken = new DataApiUnavailableError({ reason: 'status', status: 400, details: 'taken: nora' })

function makePorts(changes: Partial<RegisterPorts> = {}) {
  return {
    read: vi.fn(async (): Promise<RegisteredName | null> => null),
    sign: vi.fn(async () => ({ message: '{}', signature: '0x1' })),
    send: vi.fn(async () => undefined),
    onSigned: vi.fn(),
    ...changes,
  }
}

const fail = (error: unknown) => vi.fn(async () => Promise.reject(error))

test('a name that is known to be free is signed and sent, and nothing else is asked', async () => {
  const ports = makePorts()
  await expect(registerName(claim, false, ports)).resolves.toEqual({ status: 'registered' })
  expect(ports.read).not.toHaveBeenCalled()
  expect(ports.send).toHaveBeenCalledExactlyOnceWith({
    message: '{}',
    signature: '0x1',
    coinType: 0x8000_7a69,
    account,
  })
})

describe('an answer that is lost', () => {
  test.each([
    ['after the server had stored the name', of(account.toLowerCase()), { status: 'registered' }],
    ['while somebody else got it', of('0x1'), { status: 'failed', problem: 'just-taken' }],
    ['before the server got it', null, { status: 'failed', problem: 'no-answer' }],
  ])('%s', async (_, found, outcome) => {
    const ports = makePorts({ send: fail(lost), read: vi.fn(async () => found) })
    await expect(registerName(claim, false, ports)).resolves.toMatchObject(outcome)
  })

  test('and nobody can be asked: the next try asks first, and signs nothing for a name of its own', async () => {
    const ports = makePorts({ send: fail(lost), read: fail(lost) })
    await expect(registerName(claim, false, ports)).resolves.toMatchObject({ problem: 'not-known' })
    const next = makePorts({ read: vi.fn(async () => of(account)) })
    await expect(registerName(claim, true, next)).resolves.toEqual({ status: 'registered' })
    expect(next.sign).not.toHaveBeenCalled()
  })
})

test('"taken" is success for the account that has it', async () => {
  const own = makePorts({ send: fail(taken), read: vi.fn(async () => of(account)) })
  await expect(registerName(claim, false, own)).resolves.toEqual({ status: 'registered' })
  const other = makePorts({ send: fail(taken), read: vi.fn(async () => of('0x1')) })
  await expect(registerName(claim, false, other)).resolves.toMatchObject({ problem: 'just-taken' })
})

test('a message that is too old is told apart, also when the name cannot be read', async () => {
  await expect(registerName(claim, false, makePorts({ send: fail(late) }))).resolves.toMatchObject({
    problem: 'too-late',
  })
  const offline = makePorts({ send: fail(late), read: fail(lost) })
  await expect(registerName(claim, false, offline)).resolves.toMatchObject({ problem: 'too-late' })
})

test('a declined signature sends nothing', async () => {
  const ports = makePorts({ sign: fail(new RequestRejectedError()) })
  await expect(registerName(claim, false, ports)).resolves.toMatchObject({ problem: 'declined' })
  expect(ports.send).not.toHaveBeenCalled()
  expect(ports.onSigned).not.toHaveBeenCalled()
})

test('a name that is not known is read before anything is signed', async () => {
  const offline = makePorts({ read: fail(new DataApiUnavailableError({ reason: 'offline' })) })
  await expect(registerName(claim, true, offline)).resolves.toMatchObject({ problem: 'not-reached' })
  const gone = makePorts({ read: vi.fn(async () => of('0x1')) })
  await expect(registerName(claim, true, gone)).resolves.toMatchObject({ problem: 'just-taken' })
  expect(offline.sign).not.toHaveBeenCalled()
  expect(gone.sign).not.toHaveBeenCalled()
})

test('an account of a network without a coin type is not asked', async () => {
  const ports = makePorts()
  const away = { ...claim, network: 'eip155:2147483648' } as const
  await expect(registerName(away, false, ports)).resolves.toMatchObject({ problem: 'network' })
  expect(ports.sign).not.toHaveBeenCalled()
})
