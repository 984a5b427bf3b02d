'use client'

import { Address } from '../../../components/address/address.js'
import { Amount } from '../../../components/amount/amount.js'
import { Button } from '../../../components/button/button.js'
import { DataList, DataListItem } from '../../../components/data-list/data-list.js'
import { Flex } from '../../../components/flex/flex.js'
import { Icon } from '../../../components/icon/icon.js'
import { Text } from '../../../components/text/text.js'
import { TokenIcon } from '../../../components/token-icon/token-icon.js'
import type { Messages } from '../../../core/messages/en.js'
import type { PortfolioWords } from '../../../core/messages/views/en-portfolio.js'
import type { TokenDetailWords } from '../../../core/messages/views/en-token-detail.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import { QrCode } from '../../../icons/qr-code.js'
import { Send } from '../../../icons/send.js'
import { FooterLine, FooterLink } from '../../parts/footer-line/footer-line.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { TOKEN_DIGITS } from '../../parts/portfolio/token-row.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { countPriceDigits } from './count-price-digits.js'

export type TokenDetailViewProps = {
  words: Messages
  labels: PortfolioWords & TokenDetailWords
  token: TokenBalance
  network: { name: string; imageUrl?: string | undefined }
  /** The token's page in the block explorer. */
  explorerUrl?: string | null | undefined
  onSend?: (() => void) | undefined
  onReceive?: (() => void) | undefined
}

/** Everything that is known of one token, and what the visitor can do with it. */
export function TokenDetailView(props: TokenDetailViewProps) {
  const { words, labels, token, network, explorerUrl, onSend, onReceive } = props
  const { symbol, name, address, decimals, amount, price, value, iconUrl } = token
  const { locale } = words
  return (
    <>
      <ViewBody>
        <Flex direction="column" align="center" gap="2">
          <TokenIcon
            size="5"
            symbol={toPlainName(symbol)}
            src={iconUrl}
            seed={address ?? symbol}
            network={{ name: network.name, src: network.imageUrl }}
          />
          <Amount
            variant="display"
            value={amount}
            decimals={decimals}
            symbol={symbol}
            digits={TOKEN_DIGITS}
            locale={locale}
          />
          {value === undefined ? null : (
            <Text tone="muted">
              <Amount value={value} currency="USD" locale={locale} />
            </Text>
          )}
        </Flex>
        <Flex gap="2" justify="center" wrap="wrap">
          {onSend ? (
            <Button variant="soft" onClick={onSend}>
              <Icon as={Send} size={16} />
              <span>{labels.send}</span>
            </Button>
          ) : null}
          {onReceive ? (
            <Button variant="soft" accent="gray" onClick={onReceive}>
              <Icon as={QrCode} size={16} />
              <span>{labels.receive}</span>
            </Button>
          ) : null}
        </Flex>
        <DataList align="end" divided>
          <DataListItem label={labels.name}>{toPlainName(name)}</DataListItem>
          <DataListItem label={labels.price}>
            {price ? (
              <Amount value={price.usd} currency="USD" digits={countPriceDigits(price.usd)} locale={locale} />
            ) : (
              labels.priceUnknown
            )}
          </DataListItem>
          {price?.source ? (
            <DataListItem label={labels.priceSource}>
              {price.source.kind === 'pool' ? labels.pool({ name: price.source.name }) : price.source.name}
            </DataListItem>
          ) : null}
          <DataListItem label={labels.network}>{network.name}</DataListItem>
          <DataListItem label={labels.contract}>
            {address ? (
              <Address
                value={address}
                copyable
                copy={{ label: labels.copyContract, copiedLabel: labels.contractCopied }}
              />
            ) : (
              labels.nativeCurrency
            )}
          </DataListItem>
          <DataListItem label={labels.decimals}>{decimals}</DataListItem>
        </DataList>
      </ViewBody>
      {explorerUrl ? (
        <FooterLine>
          <FooterLink href={explorerUrl}>{labels.viewInExplorer}</FooterLink>
        </FooterLine>
      ) : null}
    </>
  )
}
