import { encodeFunctionData, type Hex, labelhash, namehash } from 'viem'
import { type Address, contracts, deployer } from '../addresses.js'
import { defaultReverseNames, type NameFacts, names, reverseNames } from '../names.js'
import { registryAbi, resolverAbi, reverseRegistrarAbi } from './abis.js'
import type { PlannedTransaction } from './planned-transaction.js'

const NAMES_DAY = 0.3
const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Sets up the registry and registers `names`. */
export function planNames(): PlannedTransaction[] {
  const { ensReverseRegistrar, ensDefaultReverseRegistrar } = contracts
  const calls = [
    toRegistry('', 'eth', deployer),
    toRegistry('', 'reverse', deployer),
    toRegistry('reverse', 'addr', ensReverseRegistrar),
    toRegistry('reverse', 'default', ensDefaultReverseRegistrar),
    ...Object.values<NameFacts>(names).flatMap(listNameCalls),
  ]
  // 20 in one block, so that their gas fits in.
  return calls.map((call, index) => ({ ...call, day: NAMES_DAY + 0.01 * Math.floor(index / 20), from: deployer }))
}

/** Each account sets its own reverse record. */
export function planReverseNames(): PlannedTransaction[] {
  const { ensReverseRegistrar, ensDefaultReverseRegistrar } = contracts
  const records = [
    ...reverseNames.map((record) => ({ ...record, to: ensReverseRegistrar })),
    ...defaultReverseNames.map((record) => ({ ...record, to: ensDefaultReverseRegistrar })),
  ]
  return records.map(({ account, name, to }, index) => {
    const data = encodeFunctionData({ abi: reverseRegistrarAbi, functionName: 'setName', args: [name] })
    return { day: 21.4 + 33.3 * index, from: account, to, data }
  })
}

type Call = { to: Address; data: Hex; gas: bigint }

/** The deployer owns a name until its records are set. */
function listNameCalls({ name, owner, hasResolver, addresses = {}, texts = {} }: NameFacts): Call[] {
  const node = namehash(name)
  const [label = ''] = name.split('.')
  const resolver = hasResolver ? contracts.ensResolver : zeroAddress
  const register = encodeFunctionData({
    abi: registryAbi,
    functionName: 'setSubnodeRecord',
    args: [namehash('eth'), labelhash(label), deployer, resolver, 0n],
  })
  const handOver = encodeFunctionData({ abi: registryAbi, functionName: 'setOwner', args: [node, owner] })
  const records = [
    ...Object.entries(addresses).map(([coinType, address]) =>
      encodeFunctionData({ abi: resolverAbi, functionName: 'setAddr', args: [node, BigInt(coinType), address] }),
    ),
    ...Object.entries(texts).map(([key, value]) =>
      encodeFunctionData({ abi: resolverAbi, functionName: 'setText', args: [node, key, value] }),
    ),
  ]
  return [
    { to: contracts.ensRegistry, data: register, gas: 200_000n },
    ...records.map((data) => ({ to: contracts.ensResolver, data, gas: 1_000_000n })),
    { to: contracts.ensRegistry, data: handOver, gas: 100_000n },
  ]
}

function toRegistry(parent: string, label: string, owner: Address): Call {
  const args = [namehash(parent), labelhash(label), owner] as const
  const data = encodeFunctionData({ abi: registryAbi, functionName: 'setSubnodeOwner', args })
  return { to: contracts.ensRegistry, data, gas: 200_000n }
}
