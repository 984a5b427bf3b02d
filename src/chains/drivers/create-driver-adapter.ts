import { NetworkNotConfiguredError } from '../../core/errors/network-errors.js'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { InvalidTransactionError } from '../../core/errors/transaction-errors.js'
import { findNetwork } from '../../core/format/find-network.js'
import type { Namespace } from '../../core/model/caip.js'
import type { AdapterAbilities, Balance, ChainAdapter } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import type { Quote, RequestPin, TransactionRequest } from '../../core/model/requests.js'
import { type ActiveWallet, createConnections, type ListAccounts } from './create-connections.js'
import type { DiscoverDrivers, WalletDriver } from './wallet-driver.js'

/** Checks a request against its pin, sends it to the active wallet, and maps the wallet's errors. */
export type RequestActive<Driver> = <Result>(
  pin: RequestPin,
  send: (active: ActiveWallet<Driver>) => Promise<Result>,
) => Promise<Result>

type DriverAdapterParameters<Driver extends WalletDriver, Actions extends object> = Pick<
  ChainAdapter,
  'verifyMessage' | 'getTokenBalances' | 'describeAddress' | 'isAddress' | 'isTransactionId' | 'isRejection'
> & {
  namespace: Namespace
  /** `wallet` is not supported: no wallet of these namespaces switches on request. */
  can: AdapterAbilities & { switchNetwork: 'app' | 'none' }
  /** The networks of this namespace. */
  networks: readonly Network[]
  discover: DiscoverDrivers<Driver>
  /** The wallet paired by WalletConnect, if the app has set that up. */
  paired?: Driver | undefined
  /** The embedded wallet, if the app has set it up and it serves this namespace. */
  embedded?: Driver | undefined
  /** Reads the balance of `getBalance` on one of `networks`. */
  readBalance(parameters: { addresses: readonly string[]; network: Network }): Promise<Balance>
  /** Set if addresses differ by network. */
  listAccounts?: ListAccounts
  /** The methods of a namespace that sends. Set `can.send` with them. */
  sending?: {
    quote(request: TransactionRequest, active: ActiveWallet<Driver>): Promise<Quote>
    send(request: TransactionRequest, active: ActiveWallet<Driver>): Promise<string>
    waitForReceipt: ChainAdapter['waitForReceipt']
  }
  /** Methods that only this namespace has. */
  createActions?(request: RequestActive<Driver>): Actions
}

/**
 * A chain adapter over the wallets of one namespace, each behind a `WalletDriver`. The shared parts of namespaces are here and
 * in the connection book; the differences are parameters.
 *
 * @throws InvalidOptionError without a network of the namespace
 * @example
 * createDriverAdapter({ namespace: 'solana', can, networks, discover, verifyMessage, getBalance, isAddress, … })
 */
export function createDriverAdapter<Driver extends WalletDriver, Actions extends object = object>({
  namespace,
  can,
  networks,
  discover,
  paired,
  embedded,
  readBalance,
  listAccounts,
  sending,
  createActions,
  ...rules
}: DriverAdapterParameters<Driver, Actions>): ChainAdapter & Actions {
  const [first, ...others] = networks
  if (!first) {
    throw new InvalidOptionError({ option: 'networks', got: [], write: `Add a ${namespace} network.` })
  }
  const own: readonly Driver[] = [paired, embedded].filter((driver) => driver !== undefined)
  const { requireActive, ask, signIn, ...connections } = createConnections<Driver>({
    networks: [first, ...others],
    isNetworkOfApp: can.switchNetwork === 'app',
    discover: (listener) => discover((found) => listener([...own, ...found])),
    isAddress: rules.isAddress,
    listAccounts,
    isRejection: rules.isRejection,
  })
  const request: RequestActive<Driver> = async (pin, send) => {
    const active = requireActive(pin)
    return ask(active.driver, () => send(active))
  }
  const adapter: ChainAdapter = {
    namespace,
    can,
    ...connections,
    ...rules,
    async signMessage({ message, ...pin }) {
      return request(pin, ({ driver, account, network }) => driver.signMessage({ account, message, network }))
    },
    ...(can.signIn && { signIn }),
    ...(sending && {
      async quote(transaction: TransactionRequest) {
        return request(transaction, (active) => sending.quote(transaction, active))
      },
    }),
    async getBalance({ addresses, network: id }) {
      const network = findNetwork(networks, id)
      if (network) return readBalance({ addresses, network })
      const configured = networks.map(({ caipNetworkId }) => caipNetworkId)
      throw new NetworkNotConfiguredError({ network: id, configured })
    },
    async sendTransaction(transaction) {
      if (!sending) throw createRefusal('kind', transaction.kind)
      return request(transaction, (active) => sending.send(transaction, active))
    },
    async waitForReceipt(parameters) {
      if (!sending) throw createRefusal('id', parameters.id)
      return sending.waitForReceipt(parameters)
    },
  }
  return Object.assign(adapter, createActions?.(request)) as ChainAdapter & Actions

  function createRefusal(field: string, got: string): InvalidTransactionError {
    return new InvalidTransactionError({
      field,
      got,
      write: `Unsupported chain: ${namespace}.`,
    })
  }
}
