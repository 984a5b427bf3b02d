'use client'

import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Text } from '../../../../components/text/text.js'
import { CircleAlert } from '../../../../icons/circle-alert.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { TriangleAlert } from '../../../../icons/triangle-alert.js'
import { FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import type { BuyWords } from '../../messages/en.js'
import type { BuyOrder } from '../../model/order/order.js'
import type { OrderStep, OrderView } from '../../model/order/read-order-view.js'
import { formatMoney, formatReceived } from '../parts/format-money.js'
import { writePhase } from '../parts/write-phase.js'
import { OrderStages } from './order-stages.js'

export type BuyInProgressViewProps = {
  labels: BuyWords
  locale: string
  order: BuyOrder
  view: OrderView
  /** The name of its network. */
  network: string
  /** A URL of the provider's page, to copy; null until it is read, and once there is nothing to do there. */
  url: string | null
  /** The URL of the delivery in the block explorer. */
  explorerUrl: string | null
  isSlow: boolean
  isUnread: boolean
  /** Called during the press. */
  onContinue: () => void
  /** Called when the visitor has followed the link to the page. */
  onLink: () => void
  /** The next step besides `continue`. */
  onStep: (step: Exclude<OrderStep, 'continue' | null>) => void
}

/** The state of an order: one sentence, the next step, and the details of the order. */
export function BuyInProgressView(props: BuyInProgressViewProps) {
  const { labels, order, view, explorerUrl } = props
  return (
    <>
      <CenteredMessage
        image={<OrderImage order={order} tone={view.tone} />}
        {...writePhase(order, view.phase, labels)}
        actions={<NextStep {...props} />}
      />
      <ViewBody>
        {view.stage === null ? null : <OrderStages labels={labels} stage={view.stage} />}
        {props.isUnread ? (
          <Callout size="1" tone="warning">
            {labels.notRead}
          </Callout>
        ) : props.isSlow ? (
          <Callout size="1">{labels.slow}</Callout>
        ) : null}
        <OrderFacts {...props} />
      </ViewBody>
      {explorerUrl === null ? null : (
        <FooterLine>
          <FooterLink href={explorerUrl}>{labels.viewTransaction}</FooterLink>
        </FooterLine>
      )}
    </>
  )
}

function OrderImage({ order, tone }: { order: BuyOrder; tone: OrderView['tone'] }) {
  if (tone === 'done') return <IconTile as={CircleCheck} accent="green" />
  if (tone === 'failed') return <IconTile as={CircleAlert} accent="red" />
  if (tone === 'warning') return <IconTile as={TriangleAlert} accent="amber" />
  return (
    <ProgressRing status="waiting">
      <WalletIcon name={toPlainName(order.providerName)} size="64" />
    </ProgressRing>
  )
}

/** The next step. A page that the browser has blocked is opened by a link, which browsers do not block. */
function NextStep({ labels, order, view, url, onContinue, onLink, onStep }: BuyInProgressViewProps) {
  const { step, phase } = view
  if (step === null) return null
  if (step !== 'continue') return <Button onClick={() => onStep(step)}>{labels.steps[step]}</Button>
  const provider = toPlainName(order.providerName) || labels.unnamedProvider
  return (
    <>
      {phase === 'blocked' && url !== null ? (
        <Button asChild>
          <a href={url} target="_blank" rel="noopener noreferrer" onClick={onLink}>
            {labels.openPage({ provider })}
          </a>
        </Button>
      ) : (
        <Button variant={phase === 'unfinished' ? 'solid' : 'soft'} onClick={onContinue}>
          {labels.steps.continue}
        </Button>
      )}
      {url === null ? null : (
        <CopyButton
          kind="text"
          size="3"
          variant="soft"
          value={url}
          label={labels.copyLink}
          copiedLabel={labels.linkCopied}
        />
      )}
    </>
  )
}

function OrderFacts({ labels, locale, order, view, network }: BuyInProgressViewProps) {
  const isEstimate = view.stage === 0
  const symbol = toPlainName(order.symbol)
  return (
    <DataList>
      <DataListItem label={labels.pay}>
        <span>{formatMoney(order.payment, order.currency, locale)}</span> <span>{labels.byMethod[order.method]}</span>
      </DataListItem>
      <DataListItem label={labels.receive}>
        <span>{order.amount === null ? symbol : formatReceived(order.amount, symbol, locale)}</span>
        {isEstimate ? (
          <>
            {' '}
            <Text as="span" size="2" tone="muted">
              {labels.estimate}
            </Text>
          </>
        ) : null}
      </DataListItem>
      <DataListItem label={labels.provider}>
        <bdi>{toPlainName(order.providerName) || labels.unnamedProvider}</bdi>
      </DataListItem>
      <DataListItem label={labels.network}>
        <bdi>{toPlainName(network)}</bdi>
      </DataListItem>
      <DataListItem label={labels.address}>
        <Address value={order.account} format="full" mono />
      </DataListItem>
    </DataList>
  )
}
