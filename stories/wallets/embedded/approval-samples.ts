import { type Abi, encodeFunctionData, erc20Abi, maxUint256, parseEther, toHex, zeroAddress } from 'viem'
import { accountAbi } from '../../../src/embedded/smart-account/account-abi.js'
import { encodeAccountCalls } from '../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { encodeDelegation, listCaveats, rootAuthority } from '../../../src/embedded/smart-account/delegation.js'
import { getSmartAccountAddress } from '../../../src/embedded/smart-account/get-smart-account-address.js'
import { dummySignature } from '../../../src/embedded/smart-account/user-operation.js'
import type { TokenMap } from '../../../wallets/approval/describe/token-facts.js'
import { describeRequest } from '../../../wallets/embedded/approval/describe-request.js'
import type { FrameApproval, RequestContext } from '../../../wallets/embedded/approval/request-context.js'
import { knownMethods } from '../../../wallets/requests/known-methods.js'
import { hostile } from '../../support/hostile-text.js'
import * as samples from '../../support/typed-data-samples.js'

export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const smartAccount = getSmartAccountAddress(account)
export const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const usdc = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const exchange = '0x8A791620dd6260079BF849Dc5567aDC3F2FdC318'

const { entryPoint } = smartAccountAddresses

const context: RequestContext = {
  accounts: [
    { address: smartAccount, type: 'smartAccount' },
    { address: account, type: 'eoa' },
  ],
  accountType: 'eoa',
  chainId: 'eip155:31337',
  host: { origin: 'https://harbor.example', name: 'Harbor' },
}

const ask = (method: string, params: unknown, changes: Partial<RequestContext> = {}): FrameApproval =>
  describeRequest({ method, params }, { ...context, ...changes })

const fields = (types: Record<string, string>) => Object.entries(types).map(([name, type]) => ({ name, type }))
const token = (functionName: 'transfer' | 'approve', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [functionName === 'transfer' ? friend : exchange, amount] })

const call = (functionName: string, args: readonly unknown[]) => {
  const data = encodeFunctionData({ abi: knownMethods as Abi, functionName, args })
  return ask('eth_sendTransaction', [{ to: exchange, data }])
}

const signIn = (domain: string) => `${domain} wants you to sign in with your Ethereum account:
${account}

Sign in to Harbor.

URI: https://${domain}
Version: 1
Chain ID: 31337
Nonce: 8hQwZ3kLp2
Issued At: 2026-01-01T00:00:00Z`

const permit = {
  types: {
    Permit: fields({ owner: 'address', spender: 'address', value: 'uint256', nonce: 'uint256', deadline: 'uint256' }),
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 31337, verifyingContract: usdc },
  message: { owner: account, spender: exchange, value: '25000000', nonce: 0, deadline: 1_893_456_000 },
}

const order = {
  types: {
    Order: fields({ maker: 'address', note: 'string', items: 'Item[]', isOpen: 'bool' }),
    Item: fields({ token: 'address', amount: 'uint256' }),
  },
  primaryType: 'Order',
  domain: { name: 'Harbor', version: '1' },
  message: { maker: account, note: 'Spring sale', items: [{ token: usdc, amount: '25000000' }], isOpen: true },
}

const operation = (callData: string) => ask('eth_sendUserOperation', [{ sender: smartAccount, callData }, entryPoint])

/** Until 2030. */
const expiry = 1_893_456_000
const permission = (type: string, data: object, ...others: object[]) =>
  ask('wallet_grantPermissions', [
    {
      chainId: '0x7a69',
      address: smartAccount,
      expiry,
      signer: { type: 'account', data: { address: exchange } },
      permissions: [{ type, data }, ...others],
    },
  ])
const delegation = {
  delegate: exchange,
  delegator: smartAccount,
  authority: rootAuthority,
  caveats: listCaveats({ allowance: { kind: 'erc20', token: usdc, amount: 25_000_000n }, expiry }),
  salt: 1n,
  signature: dummySignature,
} as const
const allSessions = [
  { delegation, origin: 'https://harbor.example' },
  { delegation: { ...delegation, delegate: friend, salt: 2n }, origin: 'https://quay.example' },
] as const

/** One approval of each kind, described from the request of a site. */
export const approvals = {
  name: ask('lintel_signName', [{ name: 'nora.lintel.test', address: account, offset: 0 }]),
  message: ask('personal_sign', ['Welcome to Harbor.\n\nThis signature proves that the account is yours.', account]),
  signIn: ask('personal_sign', [signIn('harbor.example'), account]),
  foreignSignIn: ask('personal_sign', [signIn('bank.example'), account]),
  bytes: ask('personal_sign', [`0x${'ff00'.repeat(16)}`, account]),
  order: ask('eth_signTypedData_v4', [account, order]),
  permit: ask('eth_signTypedData_v4', [account, permit]),
  unlimitedPermit: ask('eth_signTypedData_v4', [
    account,
    { ...permit, message: { ...permit.message, value: toHex(maxUint256), deadline: toHex(maxUint256) } },
  ]),
  authorization: ask('eth_signTypedData_v4', [account, samples.transferAuthorization]),
  nftOrder: ask('eth_signTypedData_v4', [account, samples.seaportOrder]),
  nftForNothing: ask('eth_signTypedData_v4', [
    account,
    samples.changeMessage(samples.seaportOrder, { consideration: [] }),
  ]),
  cowOrder: ask('eth_signTypedData_v4', [account, samples.cowOrder]),
  safeForeignCode: ask('eth_signTypedData_v4', [
    account,
    samples.changeMessage(samples.safeTransaction, {
      operation: 1,
      gasPrice: '1000000000',
      refundReceiver: friend,
    }),
  ]),
  unexplained: ask('eth_signTypedData_v4', [account, samples.addField(samples.permit)]),
  foreignUri: ask('personal_sign', [
    `Welcome to Harbor.\n\n${signIn('harbor.example').replace('URI: https://harbor.example', 'URI: https://bank.example')}`,
    account,
  ]),
  hugeAllowance: ask('eth_sendTransaction', [{ to: usdc, data: token('approve', 10n ** 30n) }]),
  payment: ask('eth_sendTransaction', [{ to: friend, value: toHex(parseEther('0.25')) }]),
  transfer: ask('eth_sendTransaction', [{ to: usdc, data: token('transfer', 25_000_000n) }]),
  allowance: ask('eth_sendTransaction', [{ to: usdc, data: token('approve', maxUint256) }]),
  burnt: call('transfer', [zeroAddress, 25_000_000n]),
  everyNft: call('setApprovalForAll', [exchange, true]),
  nfts: call('safeBatchTransferFrom', [account, friend, [7n, 8n], [1n, 2n], '0x']),
  withdrawal: call('withdraw', [25n]),
  multicall: call('multicall', [['0x12345678', '0x87654321']]),
  unknownMethod: ask('eth_sendTransaction', [{ to: exchange, data: `0x1a2b3c4d${'00'.repeat(96)}` }]),
  creation: ask('eth_sendTransaction', [{ data: `0x${'60'.repeat(300)}` }]),
  calls: ask('wallet_sendCalls', [
    {
      version: '2.0.0',
      from: smartAccount,
      chainId: '0x7a69',
      atomicRequired: true,
      calls: [
        { to: usdc, data: token('approve', 25_000_000n) },
        { to: exchange, data: `0x1a2b3c4d${'00'.repeat(96)}`, value: toHex(parseEther('0.1')) },
      ],
    },
  ]),
  payments: ask('wallet_sendCalls', [
    {
      version: '2.0.0',
      from: smartAccount,
      chainId: '0x7a69',
      atomicRequired: true,
      calls: [
        { to: friend, value: toHex(parseEther('0.1')) },
        { to: usdc, data: token('transfer', 25_000_000n) },
        { to: exchange, value: toHex(parseEther('0.25')) },
        { to: usdc, data: token('transfer', 5_000_000n) },
        { to: usdc, data: token('approve', 10_000_000n) },
      ],
    },
  ]),
  smartPayment: ask('eth_sendTransaction', [{ from: smartAccount, to: friend, value: toHex(parseEther('0.25')) }]),
  operation: operation(
    encodeAccountCalls([
      { to: usdc, value: 0n, data: token('transfer', 25_000_000n) },
      { to: friend, value: parseEther('0.1'), data: '0x' },
    ]),
  ),
  unreadableOperation: operation(
    encodeFunctionData({
      abi: accountAbi,
      functionName: 'execute',
      // The mode in which single calls may fail.
      args: [`0x0101${'00'.repeat(30)}`, `0x${'1a2b3c4d'.repeat(8)}`],
    }),
  ),
  nativePermission: permission(
    'native-token-transfer',
    { allowance: toHex(parseEther('0.25')) },
    { type: 'call-limit', data: { count: 3 } },
  ),
  tokenPermission: permission('erc20-token-transfer', { address: usdc, allowance: toHex(25_000_000n) }),
  unlimitedPermission: permission('erc20-token-transfer', { address: usdc, allowance: toHex(maxUint256) }),
  callPermission: permission(
    'contract-call',
    { address: friend, calls: ['0x1a2b3c4d', '0x87654321'] },
    { type: 'call-limit', data: { count: 3 } },
  ),
  weeklyPermission: permission('erc20-token-periodic', {
    tokenAddress: usdc,
    periodAmount: toHex(20_000_000n),
    periodDuration: 604_800,
    startTime: expiry - 2_592_000,
  }),
  revocation: ask('wallet_revokePermissions', [{ permissionContext: encodeDelegation(delegation) }]),
  revocations: ask('wallet_revokeExecutionPermission', [{ all: true }], { allSessions }),
  hostile: ask(
    'personal_sign',
    [`<b>Bank</b> <img src=x onerror=alert(1)> ${Object.values(hostile).join(' ')}`, account],
    {
      host: { origin: 'https://harbor.example', name: `<b>Bank</b> ${hostile.bidiOverride} ${hostile.unbroken}` },
    },
  ),
  hostileData: ask('eth_signTypedData_v4', [
    account,
    {
      ...order,
      domain: { name: hostile.bidiOverride, version: hostile.zeroWidth },
      message: { ...order.message, note: `<i>${hostile.unbroken}</i> ${hostile.stacked}` },
    },
  ]),
} satisfies Record<string, FrameApproval>

/** The tokens that the wallet knows. */
export const knownTokens: TokenMap = new Map([
  [usdc.toLowerCase(), { symbol: 'USDC', decimals: 6, supply: 50_000_000_000_000_000n, balance: 120_000_000n }],
])
