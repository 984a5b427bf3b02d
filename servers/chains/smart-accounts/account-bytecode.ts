/** The creation codes of `accountContracts` but the paymaster. The package has those of many more. */
export {
  AllowedMethodsEnforcer,
  AllowedTargetsEnforcer,
  DelegationManager,
  EntryPoint,
  ERC20PeriodTransferEnforcer,
  ERC20TransferAmountEnforcer,
  ExactCalldataEnforcer,
  HybridDeleGator,
  LimitedCallsEnforcer,
  NativeTokenPeriodTransferEnforcer,
  NativeTokenTransferAmountEnforcer,
  SCL_RIP7212,
  SimpleFactory,
  TimestampEnforcer,
  ValueLteEnforcer,
} from '@metamask/delegation-abis/bytecode'
