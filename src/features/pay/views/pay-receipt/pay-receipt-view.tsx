'use client'

import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { removeInvisible } from '../../../../rules/text/invisible-characters.js'
import type { PayWords } from '../../messages/en.js'
import type { PayRecord } from '../../model/records.js'
import type { PayRequest } from '../../model/request.js'
import { type NameNetwork, writePhase } from '../parts/write-phase.js'
import { writeToken } from '../parts/write-token.js'

export type PayReceiptViewProps = {
  labels: PayWords
  locale: string
  record: PayRecord
  /** The state from the data API; null while it does not answer. */
  request: PayRequest | null
  nameNetwork: NameNetwork
  explorerUrl: string | null
  /** Whether the data API does not answer, so that this is the last known state. */
  isOld: boolean
  onDone: () => void
}

/** The amount paid, the receiver and the network. */
export function PayReceiptView(props: PayReceiptViewProps) {
  const { labels, record, explorerUrl } = props
  const facts = listFacts(props)
  return (
    <>
      <CenteredMessage
        image={<IconTile as={CircleCheck} accent="green" />}
        {...writeOutcome(props)}
        actions={
          <>
            <Button onClick={props.onDone}>{labels.done}</Button>
            <CopyButton
              kind="text"
              size="3"
              variant="soft"
              value={[...facts, ...listAddresses(props)].map(([label, value]) => `${label}: ${value}`).join('\n')}
              label={labels.copyReceipt}
              copiedLabel={labels.receiptCopied}
            />
          </>
        }
      />
      <ViewBody>
        {props.isOld ? (
          <Callout size="1" tone="warning">
            {labels.unconfirmed}
          </Callout>
        ) : null}
        <DataList divided>
          {facts.map(([label, value]) => (
            <DataListItem key={label} label={label}>
              <bdi>{value}</bdi>
            </DataListItem>
          ))}
          <DataListItem label={labels.receiver}>
            <Address value={record.recipient} format="full" mono />
          </DataListItem>
          {record.hash === null ? null : (
            <DataListItem label={labels.transaction}>
              <Address value={record.hash} format="full" mono />
            </DataListItem>
          )}
        </DataList>
      </ViewBody>
      {explorerUrl === null ? null : (
        <FooterLine>
          <FooterLink href={explorerUrl}>{labels.viewTransaction}</FooterLink>
        </FooterLine>
      )}
    </>
  )
}

function writeOutcome({ labels, locale, record, request, nameNetwork }: PayReceiptViewProps) {
  if (request) return writePhase(request, request.status, { labels, locale, nameNetwork })
  const merchant = toPlainName(record.merchant) || labels.unnamedMerchant
  return { title: labels.phases.paid.title, text: labels.phases.paid.text({ merchant }) }
}

type Fact = readonly [label: string, value: string]

function listFacts({ labels, locale, record, nameNetwork }: PayReceiptViewProps): Fact[] {
  const { origin, orderId, paidAt } = record
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return [
    [labels.amount, writeToken(BigInt(record.amount), record, locale)],
    [labels.to, toPlainName(record.merchant) || labels.unnamedMerchant],
    ...(origin === null ? [] : ([[labels.site, origin]] as const)),
    [labels.for, removeInvisible(record.description)],
    ...(orderId === null ? [] : ([[labels.order, toPlainName(orderId)]] as const)),
    [labels.network, nameNetwork(record)],
    ...(paidAt === null ? [] : ([[labels.date, date.format(paidAt)]] as const)),
  ]
}

function listAddresses({ labels, record: { recipient, hash } }: PayReceiptViewProps): Fact[] {
  return [[labels.receiver, recipient], ...(hash === null ? [] : ([[labels.transaction, hash]] as const))]
}
