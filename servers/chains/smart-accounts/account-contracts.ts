import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { localSponsor } from './local-sponsor.js'

type Address = `0x${string}`

export type AccountContract = {
  address: Address
  /** Of the creation code in `@metamask/delegation-abis/bytecode` or in `servers/chains/artifacts`. */
  name: string
  /** Addresses that the constructor takes. */
  constructorArguments?: readonly Address[]
}

const { entryPoint, factory, implementation, delegationManager, enforcers } = smartAccountAddresses

/** SCL_RIP7212, a library for passkeys that HybridDeleGator is linked to. At its address on Ethereum. */
export const passkeyLibrary: Address = '0xCCD3B747F3DBd349fa3af4eBC7d0C31aE6f21dd1'

/** SenderCreator, which the constructor of the EntryPoint creates and calls factories with. */
export const senderCreator: Address = '0xEFC2c1444eBCC4Db75e7613d20C6a62fF67A167C'

/** May pause the delegation manager. The same as on Ethereum: MetaMask. */
export const delegationManagerOwner: Address = '0xB0403B32f54d0Bd752113f4009e8B534C6669f44'

/** The contracts that smart accounts need. */
export const accountContracts: readonly AccountContract[] = [
  { address: entryPoint, name: 'EntryPoint' },
  { address: factory, name: 'SimpleFactory' },
  { address: passkeyLibrary, name: 'SCL_RIP7212' },
  { address: delegationManager, name: 'DelegationManager', constructorArguments: [delegationManagerOwner] },
  { address: implementation, name: 'HybridDeleGator', constructorArguments: [delegationManager, entryPoint] },
  { address: enforcers.allowedTargets, name: 'AllowedTargetsEnforcer' },
  { address: enforcers.nativeTokenTransferAmount, name: 'NativeTokenTransferAmountEnforcer' },
  { address: enforcers.erc20TransferAmount, name: 'ERC20TransferAmountEnforcer' },
  { address: enforcers.timestamp, name: 'TimestampEnforcer' },
  { address: enforcers.limitedCalls, name: 'LimitedCallsEnforcer' },
  { address: enforcers.exactCalldata, name: 'ExactCalldataEnforcer' },
  { address: enforcers.allowedMethods, name: 'AllowedMethodsEnforcer' },
  { address: enforcers.valueLte, name: 'ValueLteEnforcer' },
  { address: enforcers.nativeTokenPeriodTransfer, name: 'NativeTokenPeriodTransferEnforcer' },
  { address: enforcers.erc20PeriodTransfer, name: 'ERC20PeriodTransferEnforcer' },
  {
    address: localSponsor.paymaster,
    name: 'SponsoringPaymaster',
    constructorArguments: [entryPoint, localSponsor.address, localSponsor.address],
  },
]
