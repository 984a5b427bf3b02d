import { hasView, type Network } from '../../src/headless/index.js'
import { useActivity, useMessages } from '../../src/index.js'
import { useLintel, useLintelState, useNetwork, usePortfolio } from '../../src/react/index.js'
import { BesideDashboard } from '../swap/beside-dashboard.js'
import { enDashboard } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { type DashboardTotal, DashboardView, type DashboardViewProps } from './dashboard.js'

/** Rows of each list. */
const SHOWN = 4

type Portfolio = ReturnType<typeof usePortfolio>

/** Shows the connected account with the hooks that the modal uses, so that both show the same, and swaps beside it. */
export function Dashboard() {
  const { actions } = useLintel()
  const { locale } = useMessages()
  const words = useSiteWords('dashboard', enDashboard)
  const network = useNetwork()
  const portfolio = usePortfolio()
  const activity = useActivity()
  const canSend = useLintelState((state) => hasView(state, 'WalletSend'))
  const canReceive = useLintelState((state) => hasView(state, 'WalletReceive'))
  const hasHistory = useLintelState((state) => hasView(state, 'Transactions'))
  // There is no data on a network that the site does not list. The panel says so.
  if (!network) return null
  return (
    <BesideDashboard>
      <DashboardView
        networkName={network.name}
        locale={locale}
        total={toTotal(portfolio, network)}
        tokens={toTokens(portfolio, words)}
        activity={toActivity(activity, words)}
        onToken={({ network, address, symbol }) =>
          actions.open({ view: 'TokenDetail', network, symbol, ...(address !== undefined && { address }) })
        }
        onAllTokens={() => actions.open({ view: 'Account' })}
        onTransaction={({ id }) => actions.open({ view: 'TransactionDetail', id })}
        onAllActivity={hasHistory ? () => actions.open({ view: 'Transactions' }) : undefined}
        onSend={canSend ? () => actions.open({ view: 'WalletSend' }) : undefined}
        onReceive={canReceive ? () => actions.open({ view: 'WalletReceive' }) : undefined}
      />
    </BesideDashboard>
  )
}

function toTotal({ data, status }: Portfolio, network: Network): DashboardTotal {
  if (!data) return { status: status === 'error' ? 'unavailable' : 'loading' }
  if (data.total !== null) return { status: 'value', value: data.total }
  const native = data.balances.find(({ address }) => address === undefined)
  // Some services leave out tokens with a balance of zero.
  return { status: 'balance', balance: native ?? { ...network.nativeCurrency, amount: 0n } }
}

function toTokens(
  { data, status, isFetching, refetch }: Portfolio,
  words: typeof enDashboard,
): DashboardViewProps['tokens'] {
  const retry = { isRetrying: isFetching, onRetry: () => void refetch() }
  if (!data) return status === 'error' ? { status: 'failed', ...retry } : { status: 'loading' }
  const items = data.balances.slice(0, SHOWN)
  if (status === 'error') {
    return { status: 'ready', items, note: words.tokensOutdated, ...retry }
  }
  return {
    status: 'ready',
    items,
    note: data.source === 'chain' ? words.knownTokens : undefined,
  }
}

function toActivity(
  { data, isPending, isError, refetch }: ReturnType<typeof useActivity>,
  words: typeof enDashboard,
): DashboardViewProps['activity'] {
  if (isPending) return { status: 'loading' }
  const items = data?.transactions.slice(0, SHOWN) ?? []
  const onRetry = () => void refetch()
  if (isError) {
    return items.length === 0
      ? { status: 'failed', isRetrying: false, onRetry }
      : { status: 'ready', items, note: words.activityOutdated, onRetry }
  }
  return {
    status: 'ready',
    items,
    note: data.source === 'local' ? words.ownActivity : undefined,
  }
}
