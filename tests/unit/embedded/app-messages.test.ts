import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type AppMessageName, appMessages, isAppMessageName } from '../../../src/embedded/protocol/app-messages.js'
import { readRpcPolicy } from '../../../src/embedded/protocol/rpc-policy.js'
import { nodeMethods } from '../../../src/rules/rpc/node-methods.js'
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

// As the specification lists them, and Lintel's own.
const free = `eth_accounts blockNumber call chainId estimateGas feeHistory gasPrice getBalance getBlockByHash
  getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode
  getFilterChanges getFilterLogs getLogs getProof getStorageAt getTransactionByBlockHashAndIndex
  getTransactionByBlockNumberAndIndex getTransactionByHash getTransactionCount getTransactionReceipt
  getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter
  newPendingTransactionFilter sendRawTransaction syncing uninstallFilter getUserOperationReceipt
  estimateUserOperationGas getUserOperationByHash supportedEntryPoints wallet_getCapabilities wallet_getCallsStatus
  wallet_getAssets wallet_getSupportedExecutionPermissions wallet_getGrantedExecutionPermissions
  lintel_getSessionsKey`
const approval = `personal_sign eth_signTypedData_v4 eth_sendTransaction eth_sendUserOperation solana_signMessage
  solana_signTransaction solana_signAllTransactions solana_signAndSendTransaction wallet_sendCalls
  wallet_grantPermissions wallet_revokePermissions wallet_requestExecutionPermissions
  wallet_revokeExecutionPermission lintel_signName`
const list = (names: string) => names.split(/\s+/).map((name) => (name.includes('_') ? name : `eth_${name}`))

it('answers exactly the methods of the specification, those that sign after an approval', () => {
  const code = readFileSync('src/embedded/protocol/rpc-policy.ts', 'utf8')
  const [sets = ''] = code.split('export function')
  const own = [...sets.matchAll(/^ {2}'(\w+)',$/gm)].flatMap(([, name]) => name ?? [])
  const known = [...own, ...nodeMethods]
  const withPolicy = (policy: string) => known.filter((method) => readRpcPolicy(method) === policy).sort()
  expect(withPolicy('free')).toEqual(list(free).sort())
  expect(withPolicy('approval')).toEqual(list(approval).sort())
  expect(withPolicy('refused')).toEqual([])
})

it.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData_v3',
  'wallet_switchEthereumChain',
  'anvil_setBalance',
  'ETH_GETBALANCE',
  '',
])('refuses %s', (method) => {
  expect(readRpcPolicy(method)).toBe('refused')
})
