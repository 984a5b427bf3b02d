import { encodeDeployData, namehash, stringToHex } from 'viem'
import { type Address, type ContractName, contracts, deployer } from '../addresses.js'
import { type TokenFacts, tokens, tollgateFeeBasisPoints, unlistedTokens } from '../tokens.js'
import type { PlannedTransaction } from './planned-transaction.js'
import { type Compiled, readArtifact, readUniswap } from './read-compiled.js'

export type Deployment<Name extends string = ContractName> = {
  name: Name
  compiled: Compiled
  args?: readonly unknown[]
}

/** Deploys each contract of `contracts`. */
export function planDeployment(): PlannedTransaction[] {
  return planInOrder(Object.keys(contracts), listDeployments(), { from: deployer, day: 0.01 })
}

/**
 * Deploys the contracts of `names`, in their order: the address of each follows from its place. The first are deployed
 * on `day`.
 */
export function planInOrder(
  names: readonly string[],
  deployments: readonly Deployment<string>[],
  { from, day }: { from: Address; day: number },
): PlannedTransaction[] {
  return names.map((name, index) => {
    const { compiled, args = [] } = deployments.find((deployment) => deployment.name === name) ?? fail(name)
    const data = encodeDeployData({ ...compiled, args })
    // Few in one block: their gas has to fit in.
    return { day: day + 0.01 * Math.floor(index / 4), from, data, gas: 6_000_000n }
  })
}

/** The arguments of the constructor of a token. */
export function listFacts({ name, symbol, decimals }: TokenFacts) {
  return [name, symbol, decimals] as const
}

function listDeployments(): Deployment[] {
  const token = readArtifact('Token')
  const { tollgate, oldMill } = tokens
  const { ensRegistry, ensResolver } = contracts
  const reverseRegistrar = readArtifact('EnsReverseRegistrar')
  return [
    { name: 'weth', compiled: readArtifact('Weth') },
    { name: 'uniswapFactory', compiled: readUniswap('v2-core', 'UniswapV2Factory'), args: [deployer] },
    {
      name: 'uniswapRouter',
      compiled: readUniswap('v2-periphery', 'UniswapV2Router02'),
      args: [contracts.uniswapFactory, contracts.weth],
    },
    { name: 'harborDollar', compiled: token, args: listFacts(tokens.harborDollar) },
    { name: 'cobalt', compiled: token, args: listFacts(tokens.cobalt) },
    { name: 'meridian', compiled: token, args: listFacts(tokens.meridian) },
    { name: 'orchard', compiled: token, args: listFacts(tokens.orchard) },
    {
      name: 'tollgate',
      compiled: readArtifact('FeeToken'),
      args: [...listFacts(tollgate), BigInt(tollgateFeeBasisPoints)],
    },
    {
      name: 'oldMill',
      compiled: readArtifact('Bytes32Token'),
      args: [stringToHex(oldMill.name, { size: 32 }), stringToHex(oldMill.symbol, { size: 32 })],
    },
    { name: 'hostile', compiled: token, args: listFacts(unlistedTokens.hostile) },
    { name: 'lure', compiled: token, args: listFacts(unlistedTokens.lure) },
    { name: 'lighthouses', compiled: readArtifact('Lighthouses') },
    { name: 'badges', compiled: readArtifact('Badges') },
    { name: 'spamVouchers', compiled: readArtifact('SpamVouchers') },
    { name: 'ensRegistry', compiled: readArtifact('EnsRegistry') },
    { name: 'ensResolver', compiled: readArtifact('EnsResolver'), args: [ensRegistry] },
    {
      name: 'ensReverseRegistrar',
      compiled: reverseRegistrar,
      args: [ensRegistry, ensResolver, namehash('addr.reverse')],
    },
    {
      name: 'ensDefaultReverseRegistrar',
      compiled: reverseRegistrar,
      args: [ensRegistry, ensResolver, namehash('default.reverse')],
    },
    { name: 'ensUniversalResolver', compiled: readArtifact('EnsUniversalResolver'), args: [ensRegistry] },
    { name: 'closedVault', compiled: readArtifact('ClosedVault') },
    { name: 'paymentSplitter', compiled: readArtifact('PaymentSplitter') },
  ]
}

function fail(name: string): never {
  throw new Error(`No code is known for the contract ${name}.`)
}
