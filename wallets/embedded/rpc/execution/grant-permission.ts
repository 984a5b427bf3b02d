import { bytesToHex, hexToBigInt, numberToHex } from 'viem'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import {
  type Allowance,
  type Delegation,
  encodeDelegation,
  listCaveats,
  rootAuthority,
} from '../../../../src/embedded/smart-account/delegation.js'
import { getFactoryArguments } from '../../../../src/embedded/smart-account/get-factory-arguments.js'
import type { EvmApproval, Permission } from '../../../approval/describe/approval.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import { type Signing, sign } from '../carry-out.js'
import type { Execution } from './execution.js'

/**
 * Signs a delegation with the limits of a permission. The answer is that of ERC-7715; `accountMeta` deploys the account, which who
 * redeems the permission does first while there is no such account.
 */
export function createPermission(
  permission: Permission,
  { account, chainId, signing }: Pick<EvmApproval, 'account' | 'chainId'> & { signing: Omit<Signing, 'worker'> },
): Execution {
  const { delegate, limits } = permission
  const chain = readChainNumber(chainId)
  return {
    firstCost: { status: 'none' },
    readCost: async () => ({ status: 'none' }),
    async carryOut(worker) {
      const delegation: Delegation = {
        delegate,
        delegator: account,
        authority: rootAuthority,
        caveats: listCaveats(limits),
        // Two permissions that are alike are two, and each is revoked by itself.
        salt: hexToBigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(32)))),
      }
      const request = { kind: 'sign-delegation', delegation, chainId: chain } as const
      const { signature } = await sign(request, { ...signing, worker })
      const granted = {
        chainId: numberToHex(chain),
        address: account,
        expiry: limits.expiry,
        signer: { type: 'account', data: { address: delegate } },
        permissions: [
          writeAllowance(limits.allowance),
          ...(limits.uses === undefined ? [] : [{ type: 'call-limit', data: { count: limits.uses } }]),
        ],
        context: encodeDelegation({ ...delegation, signature }),
        accountMeta: [getFactoryArguments(signing.wallet.addresses.eip155 as `0x${string}`)],
        signerMeta: { delegationManager: smartAccountAddresses.delegationManager },
      }
      return async () => [granted]
    },
    isUnderWay: () => false,
  }
}

function writeAllowance(allowance: Allowance) {
  switch (allowance.kind) {
    case 'native':
      return { type: 'native-token-transfer', data: { allowance: numberToHex(allowance.amount) } }
    case 'erc20': {
      const { token: address, amount } = allowance
      return { type: 'erc20-token-transfer', data: { address, allowance: numberToHex(amount) } }
    }
    case 'calls':
      return { type: 'contract-call', data: { address: allowance.targets[0], calls: allowance.methods } }
  }
}
