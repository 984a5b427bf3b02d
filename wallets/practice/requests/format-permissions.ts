import type { Address } from 'viem'

/** The permissions of a site in the format of EIP-2255. Empty when no account is shared. */
export function formatPermissions(origin: string, accounts: readonly Address[]) {
  if (accounts.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
}
