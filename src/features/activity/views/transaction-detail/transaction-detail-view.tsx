'use client'

import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Badge } from '../../../../components/badge/badge.js'
import { Callout } from '../../../../components/callout/callout.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Text } from '../../../../components/text/text.js'
import type { Transaction } from '../../../../core/model/activity.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ActivityWords } from '../../messages/en.js'
import { findCounterparty } from '../../model/find-counterparty.js'
import { describeTransaction, isEffective } from '../../parts/describe-transaction.js'
import { TransferAmount } from '../../parts/transfer-amount.js'

const badges = {
  confirmed: 'green',
  pending: 'amber',
  failed: 'red',
  replaced: 'gray',
  cancelled: 'gray',
  expired: 'gray',
} as const

/** Transfers that are listed; a batch may have thousands. */
const SHOWN_TRANSFERS = 20

export type TransactionDetailViewProps = {
  words: ShownMessages
  labels: ActivityWords
  transaction: Transaction
  networkName: string
  /** The names of both addresses. */
  names?: Readonly<Record<string, string>> | undefined
  /** The transaction's page in the block explorer. */
  explorerUrl?: string | null | undefined
  /** IANA name. Default: that of the browser. */
  timeZone?: string | undefined
}

/** All details of one transaction, with both addresses in full. */
export function TransactionDetailView(props: TransactionDetailViewProps) {
  const { words, labels, transaction, networkName, names = {}, explorerUrl, timeZone } = props
  const {
    status,
    operation,
    transfers,
    time,
    from,
    to,
    fee,
    method,
    block,
    nonce,
    hash,
    reason,
    application,
    imitates,
  } = transaction
  const { locale } = words
  const isDone = isEffective(transaction)
  const { name, icon } = describeTransaction(transaction, labels)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time)
  return (
    <>
      <ViewBody>
        <Flex direction="column" align="center" gap="2">
          <IconTile as={icon} />
          <Text size="5" weight="medium" align="center">
            {name}
          </Text>
          <Badge accent={badges[status]}>{labels[status]}</Badge>
        </Flex>
        {status === 'failed' ? (
          <Callout tone="danger" heading={labels.reason}>
            {reason ? toPlainName(reason) : labels.reasonUnknown}
          </Callout>
        ) : null}
        {imitates !== undefined ? (
          <Callout tone="warning" heading={labels.lookAlikeTitle}>
            <span>{labels.lookAlikeText}</span> <Address value={findCounterparty(transaction)} known={imitates} mono />
          </Callout>
        ) : operation === 'pull' ? (
          <Callout tone="warning">{labels.pullText}</Callout>
        ) : null}
        {status === 'expired' ? <Callout tone="warning">{labels.expiredText}</Callout> : null}
        {transfers.length > 0 ? (
          <Flex as="ul" direction="column" gap="1" align="center" aria-label={isDone ? labels.moved : labels.notMoved}>
            {transfers.slice(0, SHOWN_TRANSFERS).map((transfer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a transaction have a fixed order
              <Flex as="li" key={index}>
                <TransferAmount
                  words={labels}
                  locale={locale}
                  operation={operation}
                  transfer={transfer}
                  transfers={transfers}
                  isMoved={isDone}
                />
              </Flex>
            ))}
            {transfers.length > SHOWN_TRANSFERS ? (
              <Flex as="li">
                <Text size="2" tone="muted">
                  {labels.more({ count: transfers.length - SHOWN_TRANSFERS })}
                </Text>
              </Flex>
            ) : null}
          </Flex>
        ) : null}
        <DataList divided>
          <DataListItem label={labels.date}>{date}</DataListItem>
          <DataListItem label={labels.sender}>
            <Named name={names[from]} />
            <Address value={from} format="full" known={imitates} mono />
          </DataListItem>
          {to ? (
            <DataListItem label={labels.recipient}>
              <Named name={names[to]} />
              <Address value={to} format="full" known={imitates} mono />
            </DataListItem>
          ) : null}
          <DataListItem label={labels.network}>{networkName}</DataListItem>
          {fee ? (
            <DataListItem label={labels.fee}>
              <Amount value={fee.quantity} symbol={fee.symbol} digits={8} locale={locale} />
            </DataListItem>
          ) : null}
          {application ? <DataListItem label={labels.application}>{toPlainName(application.name)}</DataListItem> : null}
          {method ? <DataListItem label={labels.method}>{toPlainName(method)}</DataListItem> : null}
          {block === undefined ? null : (
            <DataListItem label={labels.block}>{new Intl.NumberFormat(locale).format(block)}</DataListItem>
          )}
          {nonce === undefined ? null : (
            <DataListItem label={labels.nonce}>{new Intl.NumberFormat(locale).format(nonce)}</DataListItem>
          )}
        </DataList>
        <Flex justify="center">
          <CopyButton kind="text" variant="soft" value={hash} label={labels.copyHash} copiedLabel={labels.hashCopied} />
        </Flex>
      </ViewBody>
      {explorerUrl ? (
        <FooterLine>
          <FooterLink href={explorerUrl}>{labels.viewInExplorer}</FooterLink>
        </FooterLine>
      ) : null}
    </>
  )
}

/** The name above the full address, which identifies the account. */
function Named({ name }: { name: string | undefined }) {
  const shown = toPlainName(name ?? '')
  return shown ? <Text as="div">{shown}</Text> : null
}
