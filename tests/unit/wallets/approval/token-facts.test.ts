import { encodeFunctionData, type Hex, maxUint256, toHex } from 'viem'
import { expect, test } from 'vitest'
import * as samples from '../../../../stories/support/typed-data-samples.js'
import {
  listAllowanceWarnings,
  listTokens,
  readTokenOwner,
  type TokenFacts,
} from '../../../../wallets/approval/describe/token-facts.js'
import { knownMethods } from '../../../../wallets/requests/known-methods.js'
import { account, ask, other, smartAccount, smartContext, token } from '../embedded/approval/sample-context.js'

const { changeMessage } = samples
const sign = (data: unknown) => ask('eth_signTypedData_v4', [account, data])
const call = (functionName: 'approve' | 'increaseAllowance' | 'decreaseAllowance', amount: bigint): Hex =>
  encodeFunctionData({ abi: knownMethods, functionName, args: [other, amount] })
const send = (data: Hex) => ask('eth_sendTransaction', [{ to: token, data }])
const permission = (amount: bigint) =>
  ask(
    'wallet_grantPermissions',
    [
      {
        chainId: '0x7a69',
        address: smartAccount,
        expiry: samples.end,
        signer: { type: 'account', data: { address: other } },
        permissions: [{ type: 'erc20-token-transfer', data: { address: token, allowance: toHex(amount) } }],
      },
    ],
    smartContext,
  )

/** 1,000,000 in all, of which the account has 20. */
const usual: TokenFacts = { symbol: 'USDC', decimals: 6, supply: 1_000_000_000_000n, balance: 20_000_000n }
const list = (approval: ReturnType<typeof ask>, facts: Partial<TokenFacts> | null = {}) =>
  listAllowanceWarnings(approval, facts ? new Map([[token.toLowerCase(), { ...usual, ...facts }]]) : new Map()).map(
    ({ kind }) => kind,
  )

test.each<[string, ReturnType<typeof ask>, Partial<TokenFacts> | null, string[]]>([
  ['a small allowance', send(call('approve', 25_000_000n)), {}, []],
  ['10³⁸ base units', send(call('approve', 10n ** 38n)), {}, ['beyond-supply']],
  ['all there is', send(call('approve', 1_000_000_000_000n)), {}, ['beyond-supply']],
  ['100 times what the account has', send(call('approve', 2_000_000_000n)), {}, ['beyond-balance']],
  ['a little less', send(call('approve', 1_999_999_999n)), {}, []],
  ['an allowance of an account that has nothing', send(call('approve', 25_000_000n)), { balance: 0n }, []],
  [
    'an allowance whose token tells nothing',
    send(call('approve', 10n ** 38n)),
    { supply: null, balance: null },
    ['unknown-token'],
  ],
  ['an allowance whose token is not known', send(call('approve', 5n)), null, ['unknown-token']],
  ['the end of an allowance', send(call('approve', 0n)), null, []],
  ['a larger allowance', send(call('increaseAllowance', 10n ** 38n)), {}, ['beyond-supply']],
  ['a smaller allowance', send(call('decreaseAllowance', 10n ** 38n)), {}, []],
  ['what is endless by its number, and warned of by that', send(call('approve', maxUint256)), {}, []],
  ['a permit', sign(changeMessage(samples.permit, { value: String(10n ** 38n) })), {}, ['beyond-supply']],
  ['a permission', permission(10n ** 30n), {}, ['beyond-supply']],
  [
    'a call of a Safe',
    sign(changeMessage(samples.safeTransaction, { data: call('approve', 10n ** 38n) })),
    {},
    ['beyond-supply'],
  ],
  [
    'several calls, with each warning once',
    ask('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId: '0x7a69',
        atomicRequired: false,
        calls: [10n ** 38n, 10n ** 37n, 2_000_000_000n].map((amount) => ({ to: token, data: call('approve', amount) })),
      },
    ]),
    {},
    ['beyond-supply', 'beyond-balance'],
  ],
])('%s', (_name, approval, facts, kinds) => {
  expect(list(approval, facts)).toEqual(kinds)
})

test.each<[string, ReturnType<typeof ask>, string[], string]>([
  ['a call', send(call('approve', 5n)), [token], account],
  ['a payment', ask('eth_sendTransaction', [{ to: other }]), [], account],
  ['a message', ask('personal_sign', ['hi', account]), [], account],
  [
    'calls, with the tokens of allowances first',
    ask('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId: '0x7a69',
        atomicRequired: false,
        calls: [
          { to: other, data: `0xa9059cbb${'0'.repeat(24)}${account.slice(2)}${'0'.repeat(64)}` },
          { to: token, data: call('approve', 5n) },
        ],
      },
    ]),
    [token, other],
    account,
  ],
  ['permits', sign(samples.permitBatch), [samples.collection, token], account],
  ['a swap', sign(samples.settlerSwap), [token], account],
  ['a transfer by signature', sign(samples.transferAuthorization), [token], account],
  ['an order', sign(samples.limitOrder), [token, samples.collection], account],
  ['an order of an NFT for ether', sign(samples.seaportOrder), [], account],
  [
    'a Safe',
    sign(changeMessage(samples.safeTransaction, { gasPrice: 1, gasToken: other })),
    [token, other],
    samples.safe,
  ],
  ['a permission', permission(5n), [token], smartAccount],
])('%s names its tokens, and whose they are', (_name, approval, tokens, owner) => {
  expect(listTokens(approval)).toEqual(tokens)
  expect(readTokenOwner(approval)).toBe(owner)
})
