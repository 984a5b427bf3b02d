import { useId } from 'react'
import { Amount, Button, Heading, Icon, Skeleton, Text } from '../../src/components/index.js'
import type { TokenBalance, Transaction } from '../../src/headless/index.js'
import { QrCode, Send } from '../../src/icons/index.js'
import { TokenListItem, TransactionListItem } from '../../src/index.js'
import { enDashboard } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { actions, columns, dashboard, top, total as totalStyle } from './dashboard.css.js'
import { DashboardList, type ListState } from './dashboard-list.js'

/** The value of all tokens in USD where prices are known, else the account's balance of the native currency. */
export type DashboardTotal =
  | { status: 'loading' | 'unavailable' }
  /** `value` is in USD. */
  | { status: 'value'; value: number }
  | { status: 'balance'; balance: Pick<TokenBalance, 'amount' | 'decimals' | 'symbol'> }

/** Fraction digits of a balance, as in the modal. */
const BALANCE_DIGITS = 3

export type DashboardViewProps = {
  networkName: string
  /** BCP 47, of the amounts. */
  locale: string
  total: DashboardTotal
  /** The most valuable first. */
  tokens: ListState<TokenBalance>
  /** The newest first. */
  activity: ListState<Transaction>
  onToken: (token: TokenBalance) => void
  onAllTokens: () => void
  onTransaction: (transaction: Transaction) => void
  /** Absent where the app has no history. */
  onAllActivity?: (() => void) | undefined
  /** Absent on networks where Lintel cannot send. */
  onSend?: (() => void) | undefined
  /** Absent where the app does not show how to receive. */
  onReceive?: (() => void) | undefined
}

/** The assets of the connected visitor, and the latest activity. Every row opens the modal at its detail. */
export function DashboardView(props: DashboardViewProps) {
  const { networkName, locale, total, tokens, activity } = props
  const words = useSiteWords('dashboard', enDashboard)
  const titleId = useId()
  return (
    <section className={dashboard} aria-labelledby={titleId}>
      <div className={top}>
        <Heading as="h2" size="4" tone="muted" weight="regular" id={titleId}>
          {words.title({ network: networkName })}
        </Heading>
        <Total total={total} locale={locale} />
        <div className={actions}>
          {props.onSend ? (
            <Button onClick={props.onSend}>
              <Icon as={Send} size={16} />
              {words.send}
            </Button>
          ) : null}
          {props.onReceive ? (
            <Button variant="soft" accent="gray" onClick={props.onReceive}>
              <Icon as={QrCode} size={16} />
              {words.receive}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={columns}>
        <DashboardList
          title={words.tokens}
          list={tokens}
          emptyText={words.noTokens({ network: networkName })}
          failedText={words.tokensFailed}
          iconShape="circle"
          allLabel={words.allTokens}
          onAll={props.onAllTokens}
        >
          {(token) => (
            <TokenListItem key={token.address ?? 'native'} token={token} onClick={() => props.onToken(token)} />
          )}
        </DashboardList>
        <DashboardList
          title={words.activity}
          list={activity}
          emptyText={words.noActivity({ network: networkName })}
          failedText={words.activityFailed}
          iconShape="square"
          allLabel={words.allActivity}
          onAll={props.onAllActivity}
        >
          {(transaction) => (
            <TransactionListItem
              key={transaction.id}
              transaction={transaction}
              onClick={() => props.onTransaction(transaction)}
            />
          )}
        </DashboardList>
      </div>
    </section>
  )
}

function Total({ total, locale }: Pick<DashboardViewProps, 'total' | 'locale'>) {
  const words = useSiteWords('dashboard', enDashboard)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={words.totalValue} aria-busy={total.status === 'loading'} className={totalStyle}>
      {total.status === 'loading' ? <Skeleton width={200} height={40} /> : null}
      {total.status === 'value' ? (
        <Amount variant="display" notation="full" value={total.value} currency="USD" locale={locale} />
      ) : null}
      {total.status === 'balance' ? (
        <Amount
          variant="display"
          notation="full"
          value={total.balance.amount}
          decimals={total.balance.decimals}
          symbol={total.balance.symbol}
          digits={BALANCE_DIGITS}
          fixed
          locale={locale}
        />
      ) : null}
      {total.status === 'unavailable' ? (
        <Text size="6" tone="muted">
          {words.unavailable}
        </Text>
      ) : null}
    </div>
  )
}
