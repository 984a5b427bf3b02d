import { hasView, type Network } from '../../src/headless/index.js'
import { useMessages } from '../../src/index.js'
import {
  type ActivityResult,
  type PortfolioResult,
  useActivity,
  useLintel,
  useLintelState,
  useNetwork,
  usePortfolio,
} from '../../src/react/index.js'
import { BesideDashboard } from '../swap/beside-dashboard.js'
import { enDashboard } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { type DashboardTotal, DashboardView, type DashboardViewProps } from './dashboard.js'

/** Rows of each list. */
const SHOWN = 4

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
  // Nothing is known on a network that the site does not list. The panel says so.
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

function toTotal({ balances, total, status, source }: PortfolioResult, network: Network): DashboardTotal {
  if (source === null) return { status: status === 'error' ? 'unavailable' : 'loading' }
  if (total !== null) return { status: 'value', value: total }
  const native = balances.find(({ address }) => address === undefined)
  // Some services leave out what an account has nothing of.
  return { status: 'balance', balance: native ?? { ...network.nativeCurrency, amount: 0n } }
}

function toTokens(portfolio: PortfolioResult, words: typeof enDashboard): DashboardViewProps['tokens'] {
  const { balances, status, source, isFetching, refetch } = portfolio
  if (source === null) {
    return status === 'error' ? { status: 'failed', isRetrying: isFetching, onRetry: refetch } : { status: 'loading' }
  }
  const items = balances.slice(0, SHOWN)
  if (status === 'error') {
    return { status: 'ready', items, note: words.tokensOutdated, isRetrying: isFetching, onRetry: refetch }
  }
  return {
    status: 'ready',
    items,
    note: source === 'chain' ? words.knownTokens : undefined,
  }
}

function toActivity(activity: ActivityResult, words: typeof enDashboard): DashboardViewProps['activity'] {
  const { transactions, isLoading, error, source, retry } = activity
  const items = transactions.slice(0, SHOWN)
  if (isLoading && items.length === 0) return { status: 'loading' }
  if (error) {
    return items.length === 0
      ? { status: 'failed', isRetrying: false, onRetry: retry }
      : { status: 'ready', items, note: words.activityOutdated, onRetry: retry }
  }
  return {
    status: 'ready',
    items,
    note: source === 'local' ? words.ownActivity : undefined,
  }
}
