import { listNetworks } from '../../http/list-networks.js'
import { RpcError, rpcCodes } from '../protocol/rpc-error.js'
import type { Account } from '../store/relay-store.js'
import { createUsageTable } from './create-usage-table.js'
import type { RelayLimits } from './relay-limits.js'

/** The share of one connection in the quotas of its client and its address. */
export type Allowance = {
  /** The accounts that its messages count against: the client, then the address. */
  readonly accounts: readonly Account[]
  /** @throws RpcError when the client or the address would exceed its limit. */
  takeSubscriptions(count: number): void
  returnSubscriptions(count: number): void
  /** @throws RpcError when the client or the address would exceed its limit per minute. */
  takeNewTopics(count: number): void
  /** Charges for bytes. Returns how long to wait before the next ones are read, ms. */
  takeTraffic(bytes: number): number
  /** Call when the connection has closed. */
  close(): void
}

/** Tracks what clients and addresses use of the relay. */
export type Quotas = {
  hasRoom(address: string | undefined): boolean
  /** Adds a connection. */
  open(clientId: string, address: string | undefined): Allowance
  /** Removes clients and addresses that disconnected more than a minute ago. */
  prune(): void
}

type QuotaOptions = {
  limits: RelayLimits
  /** ms since the epoch. */
  now: () => number
  /** Hashes an address with a salt of this process, so that a stored name does not reveal it. */
  hideAddress(network: string): string
  /** Called for each refused request. */
  onRefusal(): void
}

/** Tracks quotas in memory. A network is kept while a client is connected from it, and for one minute more. */
export function createQuotas({ limits, now, hideAddress, onRefusal }: QuotaOptions): Quotas {
  const clients = createUsageTable({ newTopics: limits.newTopicsPerClient, traffic: limits.trafficPerClient, now })
  const addresses = createUsageTable({ newTopics: limits.newTopicsPerAddress, traffic: limits.trafficPerAddress, now })
  const refuse = (message: string): never => {
    onRefusal()
    throw new RpcError(rpcCodes.limitExceeded, message)
  }
  return {
    hasRoom(address) {
      if (address === undefined) return true
      return listNetworks(address).every(
        ({ name, share }) => addresses.count(name) < limits.connectionsPerAddress * share,
      )
    },
    open(clientId, address) {
      const networks = address === undefined ? [] : listNetworks(address)
      const client = clients.open(clientId)
      const places = networks.map(({ name, share }) => ({ usage: addresses.open(name, share), share }))
      const usages = [client, ...places.map(({ usage }) => usage)]
      const own = { name: clientId, limit: limits.storedPerClient }
      const shared = networks.map(({ name, share }) => ({
        name: hideAddress(name),
        limit: limits.storedPerAddress * share,
      }))
      return {
        accounts: [own, ...shared],
        takeSubscriptions(count) {
          const { subscriptionsPerClient: most, subscriptionsPerAddress: maxHere } = limits
          if (client.subscriptions + count > most) refuse(`A client has ${most} subscriptions at most. Drop some.`)
          if (places.some(({ usage, share }) => usage.subscriptions + count > maxHere * share))
            refuse(`The clients of an address have ${maxHere} subscriptions at most. Drop some.`)
          for (const usage of usages) usage.subscriptions += count
        },
        returnSubscriptions(count) {
          for (const usage of usages) usage.subscriptions -= count
        },
        takeNewTopics(count) {
          if (count === 0) return
          for (const usage of usages) usage.usedAt = now()
          if (!client.takeTopics(count)) refuse('Too many new topics of one client. Wait a minute, then go on.')
          for (const { usage } of places) {
            if (!usage.takeTopics(count)) refuse('Too many new topics of one address. Wait a minute, then go on.')
          }
        },
        takeTraffic(bytes) {
          for (const usage of usages) usage.usedAt = now()
          return Math.max(...usages.map((usage) => usage.takeTraffic(bytes)))
        },
        close() {
          clients.close(clientId)
          for (const { name } of networks) addresses.close(name)
        },
      }
    },
    prune() {
      clients.prune()
      addresses.prune()
    },
  }
}
