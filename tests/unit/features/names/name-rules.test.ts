import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DataApiUnavailableError } from '../../../../src/core/errors/data-api-errors.js'
import { ServiceRefusedError } from '../../../../src/core/errors/service-refused-error.js'
import {
  RequestCancelledError,
  RequestRejectedError,
  WalletFailedError,
} from '../../../../src/core/errors/wallet-errors.js'
import { canRegister, readNameState } from '../../../../src/features/names/model/name-state.js'
import { isOwnedBy, toCoinType } from '../../../../src/features/names/model/own-name.js'
import { toReadProblem, toRegisterProblem, toSignProblem } from '../../../../src/features/names/model/problems.js'
import { readTypedName, tidyName } from '../../../../src/features/names/model/typed-name.js'

describe('a name as it is typed', () => {
  test.each([
    ['Nora', 'nora'],
    [' nora ', 'nora'],
    ['NORA.lintel.TEST', 'nora'],
    // A Turkish `i` without a dot would be another name.
    ['ILKAY', 'ilkay'],
    ['nora.eth', 'nora.eth'],
    ['lintel.test', 'lintel.test'],
  ])('%j is %j', (typed, name) => {
    expect(tidyName(typed, 'lintel.test')).toBe(name)
  })

  test.each([
    ['', { status: 'empty' }],
    ['nora', { status: 'valid' }],
    ['a-b1', { status: 'valid' }],
    ['a'.repeat(63), { status: 'valid' }],
    ['nor', { fault: { code: 'short', missing: 1 } }],
    ['a'.repeat(64), { fault: { code: 'long', extra: 1 } }],
    ['a-', { fault: { code: 'short', missing: 2 } }],
    ['-a--', { fault: { code: 'hyphen', place: 'start' } }],
    ['nora-', { fault: { code: 'hyphen', place: 'end' } }],
    ['ab--cd', { fault: { code: 'hyphen', place: 'double' } }],
    ['xn--nra-3ed', { fault: { code: 'hyphen', place: 'double' } }],
    ['no ra', { fault: { code: 'character', character: ' ', codePoint: 'U+0020' } }],
    ['no_ra', { fault: { code: 'character', character: '_', codePoint: null } }],
    ['nora.eth', { fault: { code: 'character', character: '.', codePoint: null } }],
    ['nör', { fault: { code: 'character', character: 'ö', codePoint: 'U+00F6' } }],
    ['nora\u200b', { fault: { code: 'character', character: '\u200b', codePoint: 'U+200B' } }],
    ['nora🙂', { fault: { code: 'character', character: '🙂', codePoint: 'U+1F642' } }],
    ['nоra', { fault: { code: 'mixed', character: 'о', codePoint: 'U+043E' } }],
    ['нора', { fault: { code: 'character', character: 'н', codePoint: 'U+043D' } }],
  ])('%j is read as %j', (name, read) => {
    expect(readTypedName(name)).toMatchObject(read)
  })

  test('whatever is typed: a name that is valid has only letters, digits and single hyphens inside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (typed) => {
        const read = readTypedName(tidyName(typed, 'lintel.test'))
        if (read.status === 'valid') expect(read.name).toMatch(/^(?=.{4,63}$)[a-z\d]+(-[a-z\d]+)*$/)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('what is known of a name', () => {
  const typed = readTypedName('nora')

  test('an answer to another name does not count', () => {
    expect(readNameState(typed, { name: 'nor', answer: 'free', problem: null })).toEqual({ status: 'checking' })
    expect(readNameState(typed, { name: 'nora', answer: 'taken', problem: null })).toEqual({ status: 'taken' })
  })

  test('only a name that is free, not known or one’s own can be registered', () => {
    const states = [
      { status: 'empty' },
      { status: 'checking' },
      { status: 'taken' },
      { status: 'reserved' },
      { status: 'refused' },
      { status: 'free' },
      { status: 'own' },
      readNameState(typed, { name: 'nora', answer: null, problem: 'not-reached' }),
    ] as const
    expect(states.filter(canRegister).map(({ status }) => status)).toEqual(['free', 'own', 'unknown'])
  })
})

test('coin types are those of EVM chains, and chain ids that do not fit have none', () => {
  expect(toCoinType('eip155:1')).toBe(0x8000_0001)
  expect(toCoinType('eip155:8453')).toBe(0x8000_2105)
  expect(toCoinType('eip155:2147483647')).toBe(0xffff_ffff)
  expect(toCoinType('eip155:2147483648')).toBeNull()
  expect(toCoinType('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBeNull()
})

test('a name is owned by the account that it leads to on any network, in any case', () => {
  const name = { name: 'nora.lintel.test', addresses: new Map([[60, '0xAb12']]), mirror: null }
  expect(isOwnedBy(name, '0xaB12')).toBe(true)
  expect(isOwnedBy(name, '0xab13')).toBe(false)
})

describe('problems', () => {
  const refused = (status: number, details: string) =>
    new DataApiUnavailableError({ reason: 'status', status, details })

  test.each([
    [refused(400, 'timestamp: 11 s off'), 'too-late'],
    [refused(400, 'replay: used'), 'too-late'],
    [refused(400, 'taken: nora'), 'just-taken'],
    [refused(400, 'reserved: admin'), 'reserved'],
    [refused(400, 'limit: 10'), 'limit'],
    [refused(400, 'coin_type: not served'), 'network'],
    [refused(400, 'name: too short'), 'not-accepted'],
    // A word in a description is no field.
    [refused(503, 'chain: the timestamp: is late'), 'service-failed'],
    [refused(429, ''), 'too-many-requests'],
    [new ServiceRefusedError({ service: '/data-api', details: 'signature: not of this account' }), 'signature-refused'],
    [new ServiceRefusedError({ service: '/data-api', details: 'origin: not listed' }), 'service-refused'],
    [new DataApiUnavailableError({ reason: 'offline' }), 'not-reached'],
    [new DataApiUnavailableError({ reason: 'timeout' }), 'no-answer'],
    [new DataApiUnavailableError({ reason: 'reply' }), 'bad-reply'],
    [new Error('any'), 'service-failed'],
  ])('%s is %s', (error, problem) => {
    expect(toRegisterProblem(error)).toBe(problem)
  })

  test('a refusal is no reason for a name that was only read', () => {
    expect(toReadProblem(refused(400, 'taken: nora'))).toBe('service-failed')
  })

  test('a wallet that was left declines, any other failure is the wallet’s', () => {
    expect(toSignProblem(new RequestRejectedError())).toBe('declined')
    expect(toSignProblem(new RequestCancelledError())).toBe('declined')
    expect(toSignProblem(new WalletFailedError())).toBe('wallet-failed')
    expect(toSignProblem('odd')).toBe('wallet-failed')
  })
})
