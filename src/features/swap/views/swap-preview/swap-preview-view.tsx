'use client'

import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Card } from '../../../../components/card/card.js'
import { Checkbox } from '../../../../components/checkbox/checkbox.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Grid } from '../../../../components/grid/grid.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { OpenWalletButton } from '../../../../parts/wallet-request/open-wallet-button.js'
import type { SwapWords } from '../../messages/en.js'
import type { SwapStep } from '../../model/check/swap-facts.js'
import type { ShownStep } from '../../model/flow/read-swap-flow.js'
import type { SwapToken } from '../../model/token.js'
import { formatPercent } from '../parts/format-percent.js'
import { formatTokenAmount, RECEIVED_DIGITS } from '../parts/format-token-amount.js'
import { SwapFacts, type SwapFactsProps } from '../parts/swap-facts.js'
import { SwapProblemCard, type SwapProblemCardProps } from '../parts/swap-problem-card.js'
import { SwapStages } from './swap-stages.js'

/** The paid or received amount. Base units; `value` in USD as a decimal text. */
export type ReviewedAmount = { token: SwapToken; amount: bigint; value: string | null }

export type SwapPreviewViewProps = {
  words: ShownMessages
  labels: SwapWords
  pay: ReviewedAmount
  receive: ReviewedAmount
  networkName: string
  /** The called contract; null if no quote names it. */
  router: string | null
  facts: Omit<SwapFactsProps, 'labels' | 'locale'>
  /** Empty while the needed steps are read. */
  steps: readonly ShownStep[]
  /** Whether all steps are one request to the wallet. Null if the wallet does not support that. */
  batch: { isUsed: boolean; onChange: (isUsed: boolean) => void } | null
  /** The fee that the token takes of each transfer, as a fraction. `accept`: over 15 %. */
  tokenFee: { percent: number; accept?: { isAccepted: boolean; onChange: (isAccepted: boolean) => void } } | null
  problem: SwapProblemCardProps | null
  /** The step that the button requests from the wallet. */
  action: SwapStep
  /** `blocked`: not possible now, because of `problem` or an unknown cost. `busy`: waits for the wallet or the network. */
  status: 'blocked' | 'ready' | 'busy'
  wallet: string
  onCancel: () => void
  onAction: () => void
  /** Opens the app of a paired wallet, on a phone, while it is asked. */
  onOpen?: (() => void) | undefined
}

/** The reviewed swap, step by step. */
export function SwapPreviewView(props: SwapPreviewViewProps) {
  const { words, labels, pay, receive, facts, steps, batch, tokenFee, problem, status, action } = props
  const { locale } = words
  return (
    <ViewBody>
      <Card size="1">
        <Flex direction="column" gap="3">
          <Side label={labels.pay} locale={locale} side={pay} />
          <Side label={labels.receive} locale={locale} side={receive} />
        </Flex>
      </Card>
      <DataList divided>
        <SwapFacts labels={labels} locale={locale} {...facts} />
        <DataListItem label={labels.network}>{props.networkName}</DataListItem>
        {props.router === null ? null : (
          <DataListItem label={labels.router}>
            <Address value={props.router} mono />
          </DataListItem>
        )}
      </DataList>
      {tokenFee ? (
        <Callout size="1" tone={tokenFee.accept ? 'danger' : 'warning'}>
          {labels.tokenFee({
            token: toPlainName(receive.token.symbol),
            percent: formatPercent(tokenFee.percent, locale),
            amount: formatTokenAmount(receive.amount, receive.token, locale, RECEIVED_DIGITS),
          })}
        </Callout>
      ) : null}
      {tokenFee?.accept ? (
        <Checkbox
          checked={tokenFee.accept.isAccepted}
          onCheckedChange={(isAccepted) => tokenFee.accept?.onChange(isAccepted === true)}
        >
          {labels.tokenFeeAccept({ percent: formatPercent(tokenFee.percent, locale) })}
        </Checkbox>
      ) : null}
      {steps.length === 0 ? (
        <Skeleton height={44} />
      ) : (
        <SwapStages labels={labels} locale={locale} steps={steps} pay={pay} receive={receive} />
      )}
      {batch ? (
        <Checkbox checked={batch.isUsed} onCheckedChange={(isUsed) => batch.onChange(isUsed === true)}>
          {labels.useBatch}
        </Checkbox>
      ) : null}
      {steps.some(({ state }) => state === 'asking') ? (
        <Text as="p" size="2" tone="muted" align="center">
          {labels.inWallet({ wallet: toPlainName(props.wallet) })}
        </Text>
      ) : null}
      {problem ? <SwapProblemCard {...problem} /> : null}
      <OpenWalletButton words={words} wallet={toPlainName(props.wallet)} onOpen={props.onOpen} />
      <Grid columns="2" gap="2">
        <Button variant="soft" accent="gray" onClick={props.onCancel}>
          {labels.cancel}
        </Button>
        <Button
          loading={status === 'busy'}
          aria-disabled={status !== 'ready' || undefined}
          onClick={status === 'ready' ? props.onAction : undefined}
        >
          {labels.buttons[action]}
        </Button>
      </Grid>
    </ViewBody>
  )
}

function Side({
  label,
  locale,
  side: { token, amount, value },
}: {
  label: string
  locale: string
  side: ReviewedAmount
}) {
  const symbol = toPlainName(token.symbol)
  return (
    <Flex align="center" gap="3">
      <TokenIcon size="3" symbol={symbol} src={token.iconUrl ?? undefined} seed={token.address ?? symbol} />
      <Flex direction="column" grow>
        <Text size="2" tone="muted">
          {label}
        </Text>
        <Text size="5" weight="medium" tabular>
          <Amount
            value={amount}
            decimals={token.decimals}
            symbol={token.symbol}
            digits={token.decimals}
            notation="full"
            locale={locale}
          />
        </Text>
      </Flex>
      {value === null ? null : (
        <Text size="2" tone="muted" tabular>
          <Amount value={value} currency="USD" locale={locale} />
        </Text>
      )}
    </Flex>
  )
}

export type SwapDoneViewProps = {
  labels: SwapWords
  /** The moved amounts, with their symbols. Null if the node does not report them. */
  moved: { paid: string; received: string } | null
  explorerUrl: string | null | undefined
  onDone: () => void
}

/** A swap that is in a block: both moved amounts. */
export function SwapDoneView({ labels, moved, explorerUrl, onDone }: SwapDoneViewProps) {
  return (
    <>
      <CenteredMessage
        image={<IconTile as={CircleCheck} />}
        title={labels.doneTitle}
        text={moved ? labels.doneText(moved) : ''}
        actions={<Button onClick={onDone}>{labels.done}</Button>}
      />
      {explorerUrl === undefined || explorerUrl === null ? null : (
        <FooterLine>
          <FooterLink href={explorerUrl}>{labels.viewInExplorer}</FooterLink>
        </FooterLine>
      )}
    </>
  )
}
