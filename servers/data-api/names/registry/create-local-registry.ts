import {
  type Address,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  labelhash,
  namehash,
  type PublicClient,
  parseAbi,
  zeroAddress,
} from 'viem'
import { contracts, deployer } from '../../../chains/contents/addresses.js'
import { registryAbi, resolverAbi } from '../../../chains/contents/plan/abis.js'
import { OperatorError } from '../../../operator-error.js'
import { listCoinTypes } from '../read-coin-type.js'
import { splitName } from '../read-name.js'
import type { NameRecord, NameRegistry } from './name-registry.js'

const abi = [
  ...registryAbi,
  ...resolverAbi,
  ...parseAbi([
    'function owner(bytes32 node) view returns (address)',
    'function resolver(bytes32 node) view returns (address)',
    'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
    'function setName(bytes32 node, string newName)',
  ]),
] as const

const { ensRegistry, ensResolver } = contracts
const COIN_TYPE_ETH = 60n
/** The minimum balance of the senders for their fees, and the amount that they get, wei. */
const MIN_BALANCE = 10n ** 17n
const ADDED_BALANCE = 10n ** 18n
const GAS = '0x7a120'
/** How long a transaction may take until it is in a block, ms. */
const TIME_LIMIT = 4_000

/** A call of the registry or the resolver. */
type Write = { from?: Address; to: Address; data: Hex }

export type LocalRegistryOptions = {
  chainId: number
  /** The client of an anvil. */
  client: PublicClient
  /** The zones of the operator. A reverse record with a name of another zone belongs to the account, and is not changed. */
  zones: readonly string[]
}

/**
 * The registry of a local chain. Its owner, like that of the zones, is an account without a key, for which an anvil accepts
 * transactions all the same: it works on local chains alone.
 */
export function createLocalRegistry({ chainId, client, zones }: LocalRegistryOptions): NameRegistry {
  const request = client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>
  const coinTypes = listCoinTypes(chainId)
  const [reverseCoinType = COIN_TYPE_ETH] = coinTypes
  const reverseZone = reverseCoinType === COIN_TYPE_ETH ? 'addr.reverse' : `${reverseCoinType.toString(16)}.reverse`
  const readOwner = (name: string) =>
    client.readContract({ abi, address: ensRegistry, functionName: 'owner', args: [namehash(name)] })

  /** Sends as any account, without its key. */
  const send = async ({ from = deployer, to, data }: Write) => {
    const balance = await client.getBalance({ address: from })
    if (balance < MIN_BALANCE) {
      await request({ method: 'anvil_setBalance', params: [from, `0x${(balance + ADDED_BALANCE).toString(16)}`] })
    }
    await request({ method: 'anvil_impersonateAccount', params: [from] })
    try {
      const params = [{ from, to, data, gas: GAS }]
      const hash = (await request({ method: 'eth_sendTransaction', params })) as Hex
      const receipt = await client.waitForTransactionReceipt({ hash, timeout: TIME_LIMIT, pollingInterval: 50 })
      if (receipt.status === 'reverted') throw new Error(`The transaction ${hash} was reverted.`)
    } finally {
      await request({ method: 'anvil_stopImpersonatingAccount', params: [from] })
    }
  }

  /** Creates a name that belongs to the operator, with all its parent names. Returns its owner. */
  const ensureOwned = async (name: string): Promise<Address> => {
    const owner = await readOwner(name)
    if (owner !== zeroAddress) return owner
    const [label = '', ...rest] = name.split('.')
    const parent = rest.join('.')
    const from = parent === '' ? deployer : await ensureOwned(parent)
    const args = [namehash(parent), labelhash(label), deployer] as const
    const data = encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args })
    await send({ from, to: ensRegistry, data })
    return deployer
  }

  /** Gives a name the resolver of this chain, in the name of its parent's owner. */
  const ensureResolver = async (name: string, parentOwner: Address) => {
    const node = namehash(name)
    const read = { abi, address: ensRegistry, args: [node] } as const
    const resolver = await client.readContract({ ...read, functionName: 'resolver' })
    if (isAddressEqual(resolver, ensResolver) && isAddressEqual(await readOwner(name), deployer)) return
    const [label = '', ...rest] = name.split('.')
    const args = [namehash(rest.join('.')), labelhash(label), deployer, ensResolver, 0n] as const
    const data = encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args })
    await send({ from: parentOwner, to: ensRegistry, data })
  }

  const isAddressOf = async ({ name, address }: Pick<NameRecord, 'name' | 'address'>, coinType: bigint) => {
    const args = [namehash(name), coinType] as const
    const value = await client.readContract({ abi, address: ensResolver, functionName: 'addr', args })
    return value === address.toLowerCase()
  }

  const writeForward = async ({ name, zone, address }: NameRecord) => {
    const zoneOwner = await ensureOwned(zone)
    const owner = await readOwner(name)
    // The log names no name: whose it is can be read from the registry.
    const held = [['The zone of a name', zoneOwner] as const, ['A registered name', owner] as const]
    for (const [what, holder] of held) {
      if (holder === zeroAddress || isAddressEqual(holder, deployer)) continue
      throw new OperatorError(
        `${what} belongs to ${holder} in the registry of chain ${chainId}, and is not written there.`,
      )
    }
    await ensureResolver(name, zoneOwner)
    for (const coinType of coinTypes) {
      if (await isAddressOf({ name, address }, coinType)) continue
      const args = [namehash(name), coinType, address] as const
      await send({ to: ensResolver, data: encodeFunctionData({ abi, functionName: 'setAddr', args }) })
    }
  }

  const writeReverse = async ({ name, address }: NameRecord) => {
    const primary = await client.getEnsName({ address, coinType: reverseCoinType })
    if (primary === name || (primary !== null && splitName(primary, zones) === undefined)) return
    const reverseName = `${address.slice(2).toLowerCase()}.${reverseZone}`
    await ensureResolver(reverseName, await ensureOwned(reverseZone))
    const data = encodeFunctionData({ abi, functionName: 'setName', args: [namehash(reverseName), name] })
    await send({ to: ensResolver, data })
  }

  return {
    network: `eip155:${chainId}`,
    has: (record) => isAddressOf(record, reverseCoinType),
    async write(record) {
      await writeForward(record)
      if (record.isNewest) await writeReverse(record)
    },
  }
}
