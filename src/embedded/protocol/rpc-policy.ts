import { nodeMethods } from '../../rules/rpc/node-methods.js'

/** Methods besides those of a node that the wallet answers without asking. */
const ownReads = new Set([
  'eth_accounts',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getSupportedExecutionPermissions',
  'wallet_getGrantedExecutionPermissions',
  // Lintel's own: the key with which the page lists the permissions granted to it.
  'lintel_getSessionsKey',
])

/** Methods that sign, or change what may be signed. */
const approved = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  // The names of ERC-7715 since 2025.
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
  'eth_sendUserOperation',
  // Lintel's own: registers a name, with the time of the approval in the message.
  'lintel_signName',
])

/**
 * Whether the embedded wallet answers a JSON-RPC method at once, after the visitor's approval in the frame, or never.
 *
 * @example readRpcPolicy('eth_sign') // 'refused'
 */
export function readRpcPolicy(method: string): 'free' | 'approval' | 'refused' {
  if (nodeMethods.has(method) || ownReads.has(method)) return 'free'
  return approved.has(method) ? 'approval' : 'refused'
}
