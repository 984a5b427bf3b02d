import { RpcError, rpcCodes } from '../protocol/rpc-error.js'
import type { Account } from '../store/relay-store.js'
import { createHolders } from './create-holders.js'
import { nameNetwork } from './name-network.js'
import type { RelayLimits } from './relay-limits.js'

/** What one connection takes from its client's quota and its address's. */
export type Allowance = {
  /** Who pays for what it publishes: the client, then the address. */
  readonly accounts: readonly Account[]
  /** @throws RpcError when that is more than the client or the address may have. */
  takeSubscriptions(count: number): void
  returnSubscriptions(count: number): void
  /** @throws RpcError when that is more than the client or the address may have in a minute. */
  takeNewTopics(count: number): void
  /** The connection is gone. */
  close(): void
}

/** What clients and addresses have of the relay. */
export type Quotas = {
  hasRoom(address: string | undefined): boolean
  /** Counts one more connection. */
  open(clientId: string, address: string | undefined): Allowance
  /** Forgets whoever has been gone for a minute. */
  prune(): void
}

type QuotaOptions = {
  limits: RelayLimits
  /** ms since the epoch. */
  now: () => number
  /** Names an address so that nobody can tell which it was once this process has ended. */
  hideAddress(network: string): string
  /** Told of each request that is refused. */
  onRefusal(): void
}

/** Keeps the books of who has what. In memory: an address is known while somebody is connected from it, and a minute more. */
export function createQuotas({ limits, now, hideAddress, onRefusal }: QuotaOptions): Quotas {
  const clients = createHolders(limits.newTopicsPerClient, now)
  const addresses = createHolders(limits.newTopicsPerAddress, now)
  const refuse = (message: string): never => {
    onRefusal()
    throw new RpcError(rpcCodes.limitExceeded, message)
  }
  return {
    hasRoom(address) {
      return address === undefined || addresses.count(nameNetwork(address)) < limits.connectionsPerAddress
    },
    open(clientId, address) {
      const network = address === undefined ? undefined : nameNetwork(address)
      const client = clients.open(clientId)
      const place = network === undefined ? undefined : addresses.open(network)
      const holders = place ? [client, place] : [client]
      const own = { name: clientId, limit: limits.storedPerClient }
      const shared = network === undefined ? [] : [{ name: hideAddress(network), limit: limits.storedPerAddress }]
      return {
        accounts: [own, ...shared],
        takeSubscriptions(count) {
          const { subscriptionsPerClient: most, subscriptionsPerAddress: mostHere } = limits
          if (client.subscriptions + count > most) refuse(`A client has ${most} subscriptions at most. Drop some.`)
          if (place && place.subscriptions + count > mostHere)
            refuse(`The clients of an address have ${mostHere} subscriptions at most. Drop some.`)
          for (const holder of holders) holder.subscriptions += count
        },
        returnSubscriptions(count) {
          for (const holder of holders) holder.subscriptions -= count
        },
        takeNewTopics(count) {
          if (count === 0) return
          for (const holder of holders) holder.usedAt = now()
          if (!client.takeTopics(count)) refuse('Too many new topics of one client. Wait a minute, then go on.')
          if (place && !place.takeTopics(count))
            refuse('Too many new topics of one address. Wait a minute, then go on.')
        },
        close() {
          clients.close(clientId)
          if (network !== undefined) addresses.close(network)
        },
      }
    },
    prune() {
      clients.prune()
      addresses.prune()
    },
  }
}
