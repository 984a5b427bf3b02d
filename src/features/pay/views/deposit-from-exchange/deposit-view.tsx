'use client'

import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Text } from '../../../../components/text/text.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { LateQrCode } from '../../../../parts/view-body/late-qr-code.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { PayWords } from '../../messages/en.js'
import type { Exchange } from '../../model/exchange.js'

export type DepositViewProps = {
  labels: PayWords
  /** Null: no exchange sends it, so the visitor sends it from anywhere. */
  exchange: Pick<Exchange, 'name' | 'note'> | null
  /** The destination of the withdrawal: plain, in the QR code too, because wallets and exchanges misread payment links. */
  address: string
  /** The amount to withdraw. `shown`: with its symbol; `plain`: with a point, to copy. Null: any amount. */
  amount: { shown: string; plain: string; symbol: string } | null
  /** The name of the network. */
  chain: string
  /** The page of the exchange; null where it may not be opened. */
  url: string | null
  /** Whether the browser blocked the window. */
  isBlocked: boolean
  /** Whether this view shows an arrival. */
  isFollowed: boolean
  /** Called during the press. */
  onOpen: () => void
}

/** The address for a withdrawal, with every value that the form of an exchange needs, as text. */
export function DepositView(props: DepositViewProps) {
  const { labels, address, amount, chain } = props
  const exchange = toPlainName(props.exchange?.name ?? '') || labels.unnamedExchange
  const note = props.exchange?.note ?? null
  const writeTask = props.exchange === null ? labels.sendTo : labels.withdraw
  return (
    <ViewBody>
      <Text as="p" size="3" align="center" wrap="balance" weight="medium">
        {amount === null ? labels.withdrawAny({ chain }) : writeTask({ amount: amount.shown, chain })}
      </Text>
      <Flex direction="column" align="center" gap="3">
        <LateQrCode value={address} label={labels.code} size="1" refusedLabel={labels.codeRefused} />
      </Flex>
      <DataList divided>
        <DataListItem label={labels.addressOf}>
          <Address value={address} format="full" mono />
        </DataListItem>
        {amount === null ? null : (
          <>
            <DataListItem label={labels.amount}>
              <bdi>{amount.shown}</bdi>
            </DataListItem>
            <DataListItem label={labels.token}>
              <bdi>{amount.symbol}</bdi>
            </DataListItem>
          </>
        )}
        <DataListItem label={labels.network}>
          <bdi>{chain}</bdi>
        </DataListItem>
      </DataList>
      <Flex gap="2" justify="center" wrap="wrap">
        <CopyButton
          kind="text"
          variant="soft"
          value={address}
          label={labels.copyAddress}
          copiedLabel={labels.addressCopied}
        />
        {amount === null ? null : (
          <CopyButton
            kind="text"
            variant="soft"
            value={amount.plain}
            label={labels.copyAmount}
            copiedLabel={labels.amountCopied}
          />
        )}
      </Flex>
      {note === null ? null : (
        <Callout size="1" tone={note === 'fee' ? 'warning' : 'info'} role="note">
          {note === 'fee' ? labels.feeNote({ exchange }) : labels.batchesNote({ exchange })}
        </Callout>
      )}
      {props.isFollowed ? (
        <Text as="p" size="2" tone="muted" align="center">
          {labels.onlyNetwork}
        </Text>
      ) : null}
      <ExchangePage {...props} name={exchange} />
      {props.isFollowed ? (
        <Text as="p" size="2" tone="muted" align="center" role="status">
          {labels.waiting}
        </Text>
      ) : null}
    </ViewBody>
  )
}

/** Opens the page of the exchange. A blocked page is opened by a link, which browsers do not block. */
function ExchangePage({ labels, url, isBlocked, name, onOpen }: DepositViewProps & { name: string }) {
  if (url === null) return null
  if (!isBlocked) return <Button onClick={onOpen}>{labels.openExchange({ exchange: name })}</Button>
  return (
    <>
      <Callout size="1" tone="warning">
        {labels.blocked({ exchange: name })}
      </Callout>
      <Flex gap="2" justify="center" wrap="wrap">
        <Button asChild>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {labels.openExchange({ exchange: name })}
          </a>
        </Button>
        <CopyButton
          kind="text"
          size="3"
          variant="soft"
          value={url}
          label={labels.copyLink}
          copiedLabel={labels.linkCopied}
        />
      </Flex>
    </>
  )
}
