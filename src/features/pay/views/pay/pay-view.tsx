'use client'

import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { formatTime } from '../../../../parts/state/format-time.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { OpenWalletButton } from '../../../../parts/wallet-request/open-wallet-button.js'
import { removeInvisible } from '../../../../rules/text/invisible-characters.js'
import type { PayWords } from '../../messages/en.js'
import type { WalletWay } from '../../model/choose-way.js'
import type { PayProblem } from '../../model/pay-run.js'
import type { PayOption, PayRequest } from '../../model/request.js'
import type { PayFee } from '../../react/use-wallet-payment.js'
import { ReadNotice } from '../parts/read-notice.js'
import type { NameNetwork } from '../parts/write-phase.js'
import { writeToken } from '../parts/write-token.js'

export type PayViewProps = {
  words: ShownMessages
  labels: PayWords
  locale: string
  request: PayRequest
  /** The payment options. With more than one the visitor chooses. */
  options: readonly PayOption[]
  option: PayOption
  /** The amount to pay now, in base units: all, or the missing part. */
  due: bigint
  /** `due` in USD; null without a price. */
  value: string | null
  nameNetwork: NameNetwork
  way: WalletWay
  /** The paying account; null if no connected account can pay. */
  from: string | null
  fee: PayFee
  /** Seconds. */
  timeLeft: number
  /** The reason why nothing was paid, or why a payment would fail. */
  problem: PayProblem | null
  /** The symbol of the currency that fees are paid in. */
  feeSymbol: string
  /** `asking`: the wallet shows a prompt. */
  stage: 'idle' | 'checking' | 'asking'
  wallet: string
  isOffline: boolean
  isUnread: boolean
  onOption: (option: PayOption) => void
  /** Runs the next step of `way`. */
  onWay: () => void
  onExchange: (option: PayOption) => void
  /** Opens the app of a paired wallet, on a phone. */
  onOpen?: (() => void) | undefined
}

/** The payment request of an app, and the ways to pay it. Nothing can be edited. */
export function PayView(props: PayViewProps) {
  const { labels, locale, request, option, due, value } = props
  const { token } = option
  const merchant = toPlainName(request.merchant.name) || labels.unnamedMerchant
  return (
    <ViewBody>
      <Flex direction="column" align="center" gap="2">
        <TokenIcon size="5" symbol={toPlainName(token.symbol)} seed={token.address ?? token.symbol} />
        <Amount
          variant="display"
          notation="full"
          value={due}
          decimals={token.decimals}
          symbol={token.symbol}
          digits={token.decimals}
          locale={locale}
        />
        {value === null ? null : (
          <Text tone="muted">
            <Amount value={value} currency="USD" locale={locale} />
          </Text>
        )}
      </Flex>
      {due < option.amount ? (
        <Callout size="1" tone="warning">
          {labels.phases.under.text({
            amount: writeToken(option.amount - due, token, locale),
            missing: writeToken(due, token, locale),
          })}
        </Callout>
      ) : null}
      {props.options.length > 1 ? <Options {...props} /> : null}
      <DataList divided>
        <DataListItem label={labels.to}>
          <Text as="div" size="3" weight="medium">
            <bdi>{merchant}</bdi>
          </Text>
          {request.merchant.origin === null ? null : (
            <Text as="div" size="2" tone="muted">
              <bdi dir="ltr">{request.merchant.origin}</bdi>
            </Text>
          )}
        </DataListItem>
        <DataListItem label={labels.for}>
          <bdi>{removeInvisible(request.description)}</bdi>
        </DataListItem>
        <DataListItem label={labels.receiver}>
          <Address value={option.recipient} format="full" mono />
        </DataListItem>
        <DataListItem label={labels.address}>
          <Address value={option.address} format="full" mono />
        </DataListItem>
        <DataListItem label={labels.network}>
          <bdi>{props.nameNetwork(token)}</bdi>
        </DataListItem>
        {props.from === null ? null : (
          <DataListItem label={labels.from}>
            <Address value={props.from} mono />
          </DataListItem>
        )}
        {props.way.kind === 'pay' ? (
          <DataListItem label={labels.fee}>
            <Fee {...props} />
          </DataListItem>
        ) : null}
        <TimeLeft {...props} />
      </DataList>
      <Text as="p" size="2" tone="muted">
        {labels.addressHint}
      </Text>
      <ReadNotice labels={labels} isOffline={props.isOffline} isUnread={props.isUnread} />
      <Ways {...props} />
    </ViewBody>
  )
}

function Options({ words, labels, options, option, nameNetwork, stage, onOption }: PayViewProps) {
  return (
    <List label={labels.payWith}>
      {options.map((one) => (
        <ListItem
          key={one.asset}
          icon={<TokenIcon symbol={toPlainName(one.token.symbol)} seed={one.token.address ?? one.token.symbol} />}
          name={writeToken(one.amount, one.token, words.locale)}
          description={labels.onNetwork({ chain: nameNetwork(one.token) })}
          selected={one.asset === option.asset}
          disabled={stage !== 'idle'}
          onClick={() => onOption(one)}
        />
      ))}
    </List>
  )
}

function Fee({ words, labels, fee }: PayViewProps) {
  if (fee === 'loading') return <Skeleton width={72} height={14} style={{ display: 'inline-block' }} />
  if (fee === 'unknown') return <span>{labels.feeUnknown}</span>
  if (fee === 'sponsored') return <span>{labels.feeSponsored}</span>
  return <Amount value={fee.amount} decimals={fee.decimals} symbol={fee.symbol} digits={8} locale={words.locale} />
}

/** Above this limit a time of day is shown instead of minutes. In seconds. */
const LONG_S = 3_600

function TimeLeft({ words, labels, request, timeLeft }: PayViewProps) {
  if (timeLeft > LONG_S) {
    const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' })
    return <DataListItem label={labels.payBy}>{date.format(request.expiresAt)}</DataListItem>
  }
  return (
    <DataListItem label={labels.timeLeft}>
      <Text as="span" size="3" tabular>
        {formatTime(timeLeft)}
      </Text>
    </DataListItem>
  )
}

/** The ways to pay, the problems with them, and the next step. */
function Ways(props: PayViewProps) {
  const { words, labels, way, problem, stage, option, due, nameNetwork, onWay, onExchange, onOpen } = props
  const wallet = toPlainName(props.wallet)
  const chain = nameNetwork(option.token)
  const isBusy = stage !== 'idle'
  const hindrance = describeWay(way, { labels, chain, option, locale: words.locale })
  const label = way.kind === 'pay' && due < option.amount ? labels.steps['pay-rest'] : undefined
  const isOff = way.kind === 'not-enough' || way.kind === 'reading' || way.kind === 'no-network'
  return (
    <>
      {hindrance ? <Callout size="1">{hindrance}</Callout> : null}
      {problem ? <Problem {...props} problem={problem} /> : null}
      {isBusy ? (
        <>
          <Text as="p" size="2" tone="muted" align="center" role="status">
            {stage === 'asking' ? labels.inWallet({ wallet }) : labels.checking}
          </Text>
          <OpenWalletButton words={words} wallet={wallet} onOpen={stage === 'asking' ? onOpen : undefined} />
        </>
      ) : null}
      <Flex direction="column" gap="2">
        {way.kind === 'no-network' ? null : (
          <Button
            loading={isBusy || way.kind === 'reading'}
            aria-disabled={isBusy || isOff || undefined}
            onClick={isBusy || isOff ? undefined : onWay}
          >
            {label ?? labelWay(way, labels, chain)}
          </Button>
        )}
        <Button
          variant={way.kind === 'no-network' ? 'solid' : 'soft'}
          accent={way.kind === 'no-network' ? undefined : 'gray'}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => onExchange(option)}
        >
          {labels.fromExchange}
        </Button>
      </Flex>
    </>
  )
}

function Problem({ words, labels, problem, wallet, feeSymbol }: PayViewProps & { problem: PayProblem }) {
  const { code } = problem
  const isMild = code === 'rejected' || code === 'other-tab' || code === 'not-read' || code === 'paid-already'
  return (
    <Callout size="1" tone={isMild ? 'warning' : 'danger'}>
      {code === 'failed'
        ? words.errors[problem.error.code].text({ wallet: toPlainName(wallet) })
        : code === 'no-fees'
          ? labels.problems[code]({ symbol: toPlainName(feeSymbol) })
          : labels.problems[code]}
    </Callout>
  )
}

function labelWay(way: WalletWay, labels: PayWords, chain: string): string {
  switch (way.kind) {
    case 'connect':
    case 'other-account':
      return labels.connect
    case 'switch-network':
      return labels.switchNetwork({ chain })
    case 'swap-first':
      return labels.swapFirst
    default:
      return labels.pay
  }
}

/** The reason why the account cannot pay at once; null if it can. */
function describeWay(
  way: WalletWay,
  { labels, chain, option, locale }: { labels: PayWords; chain: string; option: PayOption; locale: string },
): string | null {
  switch (way.kind) {
    case 'other-account':
      return labels.otherAccount({ chain })
    case 'no-network':
      return labels.noNetwork({ chain })
    case 'swap-first':
    case 'not-enough': {
      const amounts = {
        balance: writeToken(way.balance, option.token, locale),
        missing: writeToken(way.missing, option.token, locale),
      }
      return way.kind === 'swap-first' ? labels.notEnoughSwap(amounts) : labels.notEnough(amounts)
    }
    default:
      return null
  }
}
