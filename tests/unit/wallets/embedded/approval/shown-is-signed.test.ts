import fc from 'fast-check'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  numberToHex,
  type TypedDataDefinition,
} from 'viem'
import { expect, test } from 'vitest'
import { encodeAccountCalls } from '../../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import { describeCall } from '../../../../../wallets/requests/describe-call.js'
import { knownMethods } from '../../../../../wallets/requests/known-methods.js'
import { account, ask, smartAccount, smartContext } from './sample-context.js'

const hex = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Hex)
const address = hex(20)
const uint = (bits: number) => fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n })

/** A value of an elementary type as a site may write it, with the text that the screen shows. */
type Sample = { type: string; written: unknown; shown: string }
const elementary: fc.Arbitrary<Sample> = fc.oneof(
  address.map((value) => ({ type: 'address', written: value, shown: getAddress(value) })),
  fc.boolean().map((value) => ({ type: 'bool', written: value, shown: String(value) })),
  fc.string({ unit: 'binary' }).map((value) => ({ type: 'string', written: value, shown: value })),
  hex(4).map((value) => ({
    type: 'bytes4',
    written: `0x${value.slice(2).toUpperCase()}`,
    shown: value,
  })),
  fc
    .integer({ min: 0, max: 9 })
    .chain(hex)
    .map((value) => ({ type: 'bytes', written: value, shown: value })),
  uint(256).map((value) => ({ type: 'uint256', written: String(value), shown: String(value) })),
  uint(48).map((value) => ({ type: 'uint48', written: Number(value), shown: String(value) })),
  uint(160).map((value) => ({ type: 'uint160', written: numberToHex(value), shown: String(value) })),
  fc.integer({ min: -128, max: 127 }).map((value) => ({ type: 'int8', written: value, shown: String(value) })),
)

/** A struct of elementary values, of a list and of another struct. */
const struct = fc.record({
  own: fc.array(elementary, { maxLength: 5 }),
  inner: fc.array(elementary, { minLength: 1, maxLength: 4 }),
  list: fc.array(uint(64), { maxLength: 4 }),
})

const name = (index: number) => `field${index}`

test('typed data: the values on the screen are those under the hash, in their order', () => {
  fc.assert(
    fc.property(struct, fc.boolean(), ({ own, inner, list }, isText) => {
      const data = {
        types: {
          Inner: inner.map(({ type }, index) => ({ name: name(index), type })),
          Outer: [
            ...own.map(({ type }, index) => ({ name: name(index), type })),
            { name: 'inner', type: 'Inner' },
            { name: 'list', type: 'uint64[]' },
          ],
        },
        primaryType: 'Outer',
        domain: { name: 'Test', chainId: 31337 },
        message: {
          list: list.map(String),
          inner: Object.fromEntries(inner.map(({ written }, index) => [name(index), written]).reverse()),
          ...Object.fromEntries(own.map(({ written }, index) => [name(index), written])),
        },
      }
      const approval = ask('eth_signTypedData_v4', [account, isText ? JSON.stringify(data) : data])
      if (approval.kind !== 'typed-data') throw new Error('Not typed data.')
      expect(approval.fields.map(({ value }) => value)).toEqual([
        ...own.map(({ shown }) => shown),
        ...inner.map(({ shown }) => shown),
        ...(list.length === 0 ? [''] : list.map(String)),
      ])
      const asked = hashTypedData(data as unknown as TypedDataDefinition)
      expect(hashTypedData(approval.request.typedData)).toBe(asked)
    }),
    { numRuns: 300 },
  )
})

/** `hexToString` of viem leaves a byte order mark out. */
const decode = (message: Hex) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(hexToBytes(message))

test('messages: the text on the screen is that under the hash', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme-ascii' }),
        hex(9),
        fc.constant('\ufeffHello'),
      ),
      (written) => {
        const approval = ask('personal_sign', [written, account])
        if (approval.kind !== 'message') throw new Error('Not a message.')
        const { message } = approval.request
        expect(hashMessage({ raw: message })).toBe(
          hashMessage(/^0x([\da-f]{2})*$/i.test(written) ? { raw: written as Hex } : written),
        )
        const unescaped = approval.text.replace(/\\u(?:([\da-f]{4})|\{([\da-f]+)\})/g, (_, short, long) =>
          String.fromCodePoint(Number.parseInt(short ?? long, 16)),
        )
        if (approval.format === 'hex') expect(approval.text).toBe(message)
        // A message that itself has an escape reads like one that was escaped.
        else if (!decode(message).includes('\\u')) expect(unescaped).toBe(decode(message))
      },
    ),
    { numRuns: 500 },
  )
})

const calls: fc.Arbitrary<Hex> = fc.oneof(
  fc
    .tuple(fc.constantFrom('transfer', 'approve', 'increaseAllowance', 'decreaseAllowance'), address, uint(256))
    .map(([functionName, to, amount]) =>
      encodeFunctionData({ abi: knownMethods, functionName: functionName as 'approve', args: [to, amount] }),
    ),
  fc
    .tuple(address, address, uint(256))
    .map((args) => encodeFunctionData({ abi: knownMethods, functionName: 'transferFrom', args })),
  fc
    .tuple(address, fc.boolean())
    .map((args) => encodeFunctionData({ abi: knownMethods, functionName: 'setApprovalForAll', args })),
  fc.integer({ min: 0, max: 80 }).chain(hex),
)

/** Encodes what a description says; null when it does not say everything. */
function encodeDescription(call: ReturnType<typeof describeCall>): Hex | null {
  const abi = knownMethods
  switch (call.type) {
    case 'transfer':
      return '0x'
    case 'token-transfer':
      return call.from
        ? encodeFunctionData({ abi, functionName: 'transferFrom', args: [call.from, call.to, call.amount] })
        : encodeFunctionData({ abi, functionName: 'transfer', args: [call.to, call.amount] })
    case 'token-approval':
      return encodeFunctionData({ abi, functionName: call.method as 'approve', args: [call.spender, call.amount] })
    case 'collection-approval':
      return encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [call.operator, call.isApproved] })
    case 'call':
    case 'creation':
      return call.data
    default:
      return null
  }
}

test('transactions: the description encodes to the data that is sent', () => {
  fc.assert(
    fc.property(address, uint(128), calls, (to, value, data) => {
      const approval = ask('eth_sendTransaction', [{ to, data, value: numberToHex(value) }])
      if (approval.kind !== 'transaction') throw new Error('Not a transaction.')
      expect(approval.request.transaction).toEqual({ from: account, to: getAddress(to), value, data })
      expect(encodeDescription(approval.call)).toBe(data)
      expect(describeCall(approval.request.transaction)).toEqual(approval.call)
    }),
    { numRuns: 500 },
  )
})

test('several calls: each description encodes to the data of its call', () => {
  const call = fc.record({ to: address, data: calls, value: uint(96).map((value) => numberToHex(value)) })
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 6 }), (asked) => {
      const request = { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: asked }
      const approval = ask('wallet_sendCalls', [request])
      if (approval.kind !== 'calls') throw new Error('Not calls.')
      expect(approval.calls.map(encodeDescription)).toEqual(asked.map(({ data }) => data))
      expect(approval.request.calls.map(({ to }) => to)).toEqual(asked.map(({ to }) => getAddress(to as Address)))
    }),
    { numRuns: 100 },
  )
})

test('a user operation: the calls on the screen encode to the data that is signed', () => {
  const call = fc.record({ to: address.map((to) => getAddress(to)), data: calls, value: uint(96) })
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 6 }), (asked) => {
      const operation = { sender: smartAccount, callData: encodeAccountCalls(asked) }
      const approval = ask('eth_sendUserOperation', [operation, smartAccountAddresses.entryPoint], smartContext)
      if (approval.kind !== 'operation' || !approval.calls || !approval.request.calls) throw new Error('Not read.')
      expect(approval.calls.map(encodeDescription)).toEqual(asked.map(({ data }) => data))
      expect(encodeAccountCalls(approval.request.calls)).toBe(approval.request.callData)
      expect(approval.request.callData).toBe(operation.callData)
    }),
    { numRuns: 100 },
  )
})

test('anything at all is described or refused with a code', () => {
  const methods = fc.constantFrom(
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'eth_sendUserOperation',
  )
  fc.assert(
    fc.property(methods, fc.oneof(fc.anything(), fc.array(fc.jsonValue(), { maxLength: 3 })), (method, params) => {
      try {
        expect(Object.isFrozen(ask(method, params, smartContext))).toBe(true)
      } catch (error) {
        expect(error).toMatchObject({ name: 'FrameError', code: expect.any(Number) })
      }
    }),
    { numRuns: 1_000 },
  )
})
