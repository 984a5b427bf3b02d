import { EntryPoint, HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import { CHAIN_ID, DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import { type Abi, toFunctionSelector, toFunctionSignature } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { describe, expect, it, test } from 'vitest'
import { accountAbi, factoryAbi } from '../../../../src/embedded/smart-account/account-abi.js'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { proxyCreationCode } from '../../../../src/embedded/smart-account/proxy-creation-code.js'

const deployments = DELEGATOR_CONTRACTS['1.3.0'] ?? {}

describe("the addresses are those of MetaMask's deployments of version 1.3.0", () => {
  // Every chain that has the framework, main networks and test networks.
  it.each(Object.entries(deployments))('on chain %s', (_chain, deployed) => {
    const { entryPoint, factory, implementation, delegationManager, enforcers } = smartAccountAddresses
    expect({
      EntryPoint: entryPoint,
      SimpleFactory: factory,
      HybridDeleGatorImpl: implementation,
      DelegationManager: delegationManager,
      AllowedTargetsEnforcer: enforcers.allowedTargets,
      NativeTokenTransferAmountEnforcer: enforcers.nativeTokenTransferAmount,
      ERC20TransferAmountEnforcer: enforcers.erc20TransferAmount,
      TimestampEnforcer: enforcers.timestamp,
      LimitedCallsEnforcer: enforcers.limitedCalls,
    }).toEqual(expect.objectContaining(pick(deployed)))
  })

  function pick(deployed: Record<string, string>) {
    const names = ['EntryPoint', 'SimpleFactory', 'HybridDeleGatorImpl', 'DelegationManager']
    const enforcers = [
      'AllowedTargets',
      'NativeTokenTransferAmount',
      'ERC20TransferAmount',
      'Timestamp',
      'LimitedCalls',
    ]
    return Object.fromEntries(
      [...names, ...enforcers.map((name) => `${name}Enforcer`)].map((name) => [name, deployed[name]]),
    )
  }

  it('on Ethereum, Base and Sepolia too', () => {
    expect(Object.keys(deployments)).toEqual(
      expect.arrayContaining([CHAIN_ID.mainnet, CHAIN_ID.base, CHAIN_ID.sepolia].map(String)),
    )
  })
})

test('the EntryPoint is 0.7 for viem too, with the same functions', () => {
  expect(smartAccountAddresses.entryPoint).toBe(entryPoint07Address)
  const theirs = listSelectors(EntryPoint)
  expect(listSelectors(entryPoint07Abi).filter((selector) => !theirs.includes(selector))).toEqual([])
})

test.each([
  ['HybridDeleGator', accountAbi, HybridDeleGator],
  ['SimpleFactory', factoryAbi, SimpleFactory],
] as const)('the functions of %s are those of the package', (_name, ours, theirs) => {
  expect(listFunctions(ours)).not.toEqual([])
  expect(listFunctions(theirs)).toEqual(expect.arrayContaining(listFunctions(ours)))
})

// When a later package has another one, ours stays: addresses of accounts depend on it.
test('the proxy is the one of the package', () => {
  expect(proxyCreationCode).toBe(ERC1967Proxy)
})

function listSelectors(abi: Abi): string[] {
  return abi.flatMap((item) => (item.type === 'function' ? [toFunctionSelector(item)] : []))
}

function listFunctions(abi: Abi): string[] {
  return abi.flatMap((item) =>
    item.type === 'function'
      ? [`${toFunctionSignature(item)} ${item.stateMutability} ${JSON.stringify(item.outputs.map(({ type }) => type))}`]
      : [],
  )
}
