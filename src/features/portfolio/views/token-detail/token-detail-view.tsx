'use client'

import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Text } from '../../../../components/text/text.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { TOKEN_DIGITS } from '../../../../parts/lists/token-row.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'
import type { TokenDetailWords } from '../../messages/token-detail.js'
import { countPriceDigits } from './count-price-digits.js'

export type TokenDetailViewProps = {
  words: ShownMessages
  labels: PortfolioWords & TokenDetailWords
  token: TokenBalance
  network: { name: string; imageUrl?: string | undefined }
  /** The token's page in the block explorer. */
  explorerUrl?: string | null | undefined
  /** The actions for the token, the most usual first. */
  actions: readonly ShownLink[]
}

/** All details of one token, and the actions for it. */
export function TokenDetailView(props: TokenDetailViewProps) {
  const { words, labels, token, network, explorerUrl, actions } = props
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
          {actions.map(({ label, icon, onClick }, index) => (
            <Button key={label} variant="soft" accent={index === 0 ? undefined : 'gray'} onClick={onClick}>
              <Icon as={icon} size={16} />
              <span>{label}</span>
            </Button>
          ))}
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
