import { HybridDeleGator } from '@metamask/delegation-abis'
import fc from 'fast-check'
import { concat, encodeAbiParameters, encodeFunctionData, getAddress, type Hex, numberToHex, pad, slice } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  type AccountCall,
  decodeAccountCalls,
  encodeAccountCalls,
} from '../../../../src/embedded/smart-account/account-calls.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const one: AccountCall = { to, value: 5n, data: '0xd0e30db0' }
const two: AccountCall = { to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', value: 0n, data: '0x' }

const bytes = (size: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(size).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)
const call = fc.record({
  to: bytes({ minLength: 20, maxLength: 20 }).map(getAddress),
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  data: bytes({ maxLength: 100 }),
})

const singleMode = pad('0x')
const batchMode = pad('0x01', { dir: 'right' })

const lowerCase = (hex: Hex) => hex.toLowerCase() as Hex

/** Calls `execute(bytes32,bytes)`. */
function execute(mode: Hex, executions: Hex): Hex {
  return encodeFunctionData({ abi: HybridDeleGator, functionName: 'execute', args: [mode, executions] })
}

describe('the calls of an account', () => {
  it('are the same after encoding and decoding', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 8 }), (calls) => {
        expect(decodeAccountCalls(encodeAccountCalls(calls))).toEqual(calls)
      }),
    )
  })

  it('one is packed as ERC-7579 says, several are an array that reverts as a whole', () => {
    expect(encodeAccountCalls([one])).toBe(
      execute(singleMode, concat([lowerCase(to), numberToHex(5n, { size: 32 }), '0xd0e30db0'])),
    )
    expect(slice(encodeAccountCalls([one, two]), 4, 36)).toBe(batchMode)
  })

  it('of the other execute are read too', () => {
    const data = encodeFunctionData({
      abi: HybridDeleGator,
      functionName: 'execute',
      args: [{ target: to, value: 5n, callData: '0xd0e30db0' }],
    })
    expect(decodeAccountCalls(data)).toEqual([one])
  })

  it.each([
    ['an address that is none', { ...one, to: '0x1234' as const }],
    ['a negative value', { ...one, value: -1n }],
    ['a value of more than 256 bits', { ...one, value: 2n ** 256n }],
    ['half a byte', { ...one, data: '0x123' as const }],
    ['data that is not hex', { ...one, data: '0xzz' as const }],
  ])('are refused: %s', (_name, wrong) => {
    expect(() => encodeAccountCalls([wrong])).toThrow()
    expect(() => encodeAccountCalls([one, wrong])).toThrow()
  })
})

describe('what is no usual execute is not read', () => {
  const single = concat([to, numberToHex(5n, { size: 32 }), '0xd0e30db0'])
  const batch = encodeAccountCalls([one, two])
  it.each<[string, Hex]>([
    ['nothing', '0x'],
    ['a selector alone', slice(batch, 0, 4)],
    ['another function', encodeFunctionData({ abi: HybridDeleGator, functionName: 'transferOwnership', args: [to] })],
    [
      'the initialisation',
      encodeFunctionData({ abi: HybridDeleGator, functionName: 'initialize', args: [to, [], [], []] }),
    ],
    ['a batch whose failed calls are skipped', execute(pad('0x0101', { dir: 'right' }), `0x${batch.slice(138)}`)],
    ['a single call that may fail', execute(pad('0x0001', { dir: 'right' }), single)],
    ['a delegate call', execute(pad('0xff', { dir: 'right' }), single)],
    ['a mode with a payload', execute(pad('0x01', { size: 32 }), single)],
    ['a single call that is cut', execute(singleMode, slice(single, 0, 51))],
    ['a batch that is no array', execute(batchMode, '0x1234')],
    ['a batch with more behind it', execute(batchMode, concat([encodeBatch(), '0x00']))],
    ['an execute with more behind it', concat([batch, '0x00'])],
    ['a batch whose array begins elsewhere', execute(batchMode, moveArray())],
  ])('%s', (_name, data) => {
    expect(decodeAccountCalls(data)).toBeNull()
  })

  it('but the calls that those were made of are', () => {
    expect(decodeAccountCalls(execute(singleMode, single))).toEqual([one])
    expect(decodeAccountCalls(execute(batchMode, encodeBatch()))).toEqual([one])
    expect(decodeAccountCalls(`0x${batch.slice(2).toUpperCase()}`)).toEqual([one, two])
  })

  it('never a sequence of bytes that encodes to something else', () => {
    fc.assert(
      fc.property(
        fc.array(call, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (calls, at, bit) => {
          const changed = Buffer.from(encodeAccountCalls(calls).slice(2), 'hex')
          const index = at % changed.length
          changed[index] = (changed[index] ?? 0) ^ bit
          const data: Hex = `0x${changed.toString('hex')}`
          const decoded = decodeAccountCalls(data)
          if (decoded) expect(encodeAccountCalls(decoded)).toBe(data)
        },
      ),
      { numRuns: 500 },
    )
  })

  function encodeBatch(): Hex {
    const components = [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }]
    return encodeAbiParameters([{ type: 'tuple[]', components }], [[[one.to, one.value, one.data]]])
  }

  /** A word between the offset and the array. Decoders follow the offset, so the calls would be the same. */
  function moveArray(): Hex {
    return concat([numberToHex(64n, { size: 32 }), pad('0x'), slice(encodeBatch(), 32)])
  }
})
