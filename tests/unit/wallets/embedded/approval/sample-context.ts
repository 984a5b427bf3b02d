import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import { describeRequest } from '../../../../../wallets/embedded/approval/describe-request.js'
import type { RequestContext } from '../../../../../wallets/embedded/approval/request-context.js'

export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const other = '0x8A791620dd6260079BF849Dc5567aDC3F2FdC318'
export const smartAccount = getSmartAccountAddress(account)
export const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

export const context: RequestContext = {
  accounts: [{ address: account, type: 'eoa' }],
  accountType: 'eoa',
  chainId: 'eip155:31337',
  host: { origin: 'https://app.example', name: 'Harbor' },
}

/** The same visitor on a network with smart accounts. */
export const smartContext: RequestContext = {
  ...context,
  accounts: [{ address: smartAccount, type: 'smartAccount' }, ...context.accounts],
  accountType: 'smartAccount',
}

export const ask = (method: string, params: unknown, changes: Partial<RequestContext> = {}) =>
  describeRequest({ method, params }, { ...context, ...changes })
