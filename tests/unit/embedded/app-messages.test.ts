import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type AppMessageName, appMessages, isAppMessageName } from '../../../src/embedded/protocol/app-messages.js'
import { readRpcPolicy } from '../../../src/embedded/protocol/rpc-policy.js'
import { samplePayloads, sampleResults } from '../../fixtures/embedded-messages.js'

const names = Object.keys(appMessages) as AppMessageName[]

describe.each(names)('%s', (name) => {
  const payload = appMessages[name].payload as v.GenericSchema
  const result = appMessages[name].result as v.GenericSchema

  it('accepts what the page and the frame send', () => {
    expect(v.safeParse(payload, samplePayloads[name]).success).toBe(true)
    expect(v.safeParse(result, sampleResults[name]).success).toBe(true)
  })

  it('refuses keys that it does not know, in what the page sends', () => {
    const sample = samplePayloads[name]
    const extended = typeof sample === 'object' ? { ...sample, isApproved: true } : { isApproved: true }
    expect(v.safeParse(payload, extended).success).toBe(false)
  })

  it('refuses what does not fit without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = v.safeParse(payload, value)
        // What passes has no keys or valid ones: it passes again, and nothing was added.
        if (parsed.success) expect(v.parse(payload, parsed.output)).toEqual(parsed.output)
      }),
      { numRuns: 500 },
    )
  })
})

it('knows no name of Object.prototype', () => {
  expect(['constructor', '__proto__', 'toString', 'CONNECT_EMAIL'].filter(isAppMessageName)).toEqual(['CONNECT_EMAIL'])
})

it.each([
  ['eth_getBalance', 'free'],
  ['wallet_getCapabilities', 'free'],
  ['personal_sign', 'approval'],
  ['wallet_sendCalls', 'approval'],
  ['eth_sign', 'refused'],
  ['eth_signTransaction', 'refused'],
  ['eth_signTypedData_v3', 'refused'],
  ['wallet_switchEthereumChain', 'refused'],
  ['anvil_setBalance', 'refused'],
  ['ETH_GETBALANCE', 'refused'],
  ['', 'refused'],
] as const)('%s is %s', (method, policy) => {
  expect(readRpcPolicy(method)).toBe(policy)
})
