import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { InvalidTransactionError } from '../../core/errors/transaction-errors.js'
import type { Namespace } from '../../core/model/caip.js'
import type { AdapterAbilities, ChainAdapter } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import type { Quote, TransactionRequest } from '../../core/requests/requests.js'
import { type ActiveWallet, createConnectionBook } from './create-connection-book.js'
import type { DiscoverDrivers, WalletDriver } from './wallet-driver.js'

type DriverAdapterParameters<Driver extends WalletDriver> = Pick<
  ChainAdapter,
  'verifyMessage' | 'getBalance' | 'getTokenBalances' | 'isAddress' | 'isTransactionId' | 'isRejection'
> & {
  namespace: Namespace
  /** `wallet` is not supported: no wallet of these namespaces switches on request. */
  can: AdapterAbilities & { switchNetwork: 'app' | 'none' }
  /** The networks of this namespace. */
  networks: readonly Network[]
  discover: DiscoverDrivers<Driver>
  /** What a namespace that sends has. Set `can.send` with it. */
  sending?: {
    quote(request: TransactionRequest, active: ActiveWallet<Driver>): Promise<Quote>
    send(request: TransactionRequest, active: ActiveWallet<Driver>): Promise<string>
    waitForReceipt: ChainAdapter['waitForReceipt']
  }
}

/**
 * A chain adapter over the wallets of one namespace, each behind a `WalletDriver`. What the namespaces share is here and
 * in the connection book; what differs is passed.
 *
 * @throws InvalidOptionError without a network of the namespace
 * @example
 * createDriverAdapter({ namespace: 'solana', can, networks, discover, verifyMessage, getBalance, isAddress, … })
 */
export function createDriverAdapter<Driver extends WalletDriver>({
  namespace,
  can,
  networks,
  discover,
  sending,
  ...rules
}: DriverAdapterParameters<Driver>): ChainAdapter {
  const [first, ...others] = networks
  if (!first) {
    throw new InvalidOptionError({ option: 'networks', got: [], write: `List at least one ${namespace} network.` })
  }
  const { requireActive, ask, ...connections } = createConnectionBook({
    networks: [first, ...others],
    isNetworkOfApp: can.switchNetwork === 'app',
    discover,
    isAddress: rules.isAddress,
    isRejection: rules.isRejection,
  })
  return {
    namespace,
    can,
    ...connections,
    ...rules,
    async signMessage({ message, ...pin }) {
      const { driver, account, network } = requireActive(pin)
      return ask(driver, () => driver.signMessage({ account, message, network }))
    },
    ...(sending && {
      async quote(request: TransactionRequest) {
        const active = requireActive(request)
        return ask(active.driver, () => sending.quote(request, active))
      },
    }),
    async sendTransaction(request) {
      if (!sending) throw createRefusal('kind', request.kind)
      const active = requireActive(request)
      return ask(active.driver, () => sending.send(request, active))
    },
    async waitForReceipt(parameters) {
      if (!sending) throw createRefusal('id', parameters.id)
      return sending.waitForReceipt(parameters)
    },
  }

  function createRefusal(field: string, got: string): InvalidTransactionError {
    return new InvalidTransactionError({
      field,
      got,
      write: `Check \`can.send\` first: no transactions are sent on ${namespace}.`,
    })
  }
}
