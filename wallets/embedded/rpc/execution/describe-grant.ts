import { type Address, type Hex, numberToHex } from 'viem'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { type Delegation, readLimits } from '../../../../src/embedded/smart-account/delegation.js'
import { getFactoryArguments } from '../../../../src/embedded/smart-account/get-factory-arguments.js'
import { writePermissions } from '../../../../src/embedded/smart-account/write-permissions.js'

/**
 * Describes a granted delegation as both versions of ERC-7715 do: with `address`, `signer` and `permissions`, and with `from`,
 * `to`, `permission` and `rules`. Each app reads the fields that it knows.
 */
export function describeGrant({
  delegation,
  context,
  chain,
  owner,
}: {
  delegation: Delegation
  context: Hex
  chain: number
  /** The owner whose key controls the account. */
  owner: Address
}) {
  const { delegate, delegator, caveats } = delegation
  const limits = readLimits(caveats)
  if (!limits) throw new TypeError('The wallet has not written this delegation.')
  const { permissions, policies } = writePermissions(limits)
  const [permission] = permissions
  const deployment = [getFactoryArguments(owner)]
  const { delegationManager } = smartAccountAddresses
  return {
    chainId: numberToHex(chain),
    address: delegator,
    expiry: limits.expiry,
    signer: { type: 'account', data: { address: delegate } },
    permissions: [...permissions, ...policies],
    context,
    accountMeta: deployment,
    signerMeta: { delegationManager },
    from: delegator,
    to: delegate,
    permission: { ...permission, isAdjustmentAllowed: false },
    rules: [{ type: 'expiry', data: { timestamp: limits.expiry } }],
    dependencies: deployment,
    delegationManager,
  }
}
