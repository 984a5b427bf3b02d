'use client'

import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Grid } from '../../../../components/grid/grid.js'
import { Text } from '../../../../components/text/text.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { Token } from '../../../../core/model/portfolio.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { OpenWalletButton } from '../../../../parts/wallet-request/open-wallet-button.js'
import { spellOut } from '../../../../rules/text/invisible-characters.js'
import type { SendWarning } from '../../model/find-warnings.js'
import type { PaymentFee } from '../../react/use-payment.js'
import { SendFeeAmount } from '../parts/send-fee.js'
import { type SendProblem, SendProblemMessage } from '../parts/send-problem.js'
import { SendWarnings } from '../parts/send-warnings.js'

export type WalletSendPreviewViewProps = {
  words: ShownMessages
  labels: SendWords
  token: Token
  /** Base units. */
  amount: bigint
  /** USD; absent without a price. */
  value?: string | undefined
  receiver: { address: string; name?: string | undefined }
  networkName: string
  fee: PaymentFee
  warnings: readonly SendWarning[]
  /** The reason why it would fail, or was not sent. */
  problem: SendProblem | null
  isRetrying?: boolean | undefined
  /** `blocked`: it would fail, or its cost is unknown. `sending`: the wallet is asked. */
  status: 'blocked' | 'ready' | 'sending'
  wallet: string
  /** Simulates the payment again. Absent where that would change nothing. */
  onRetry?: (() => void) | undefined
  onCancel: () => void
  onSend: () => void
  /** Opens the app of a paired wallet, on a phone. */
  onOpen?: (() => void) | undefined
}

/** The transaction that the wallet will be asked to sign, with the full address. */
export function WalletSendPreviewView(props: WalletSendPreviewViewProps) {
  const { words, labels, token, amount, value, receiver, fee, problem, status } = props
  const { locale } = words
  return (
    <ViewBody>
      <Flex direction="column" align="center" gap="2">
        <TokenIcon
          size="5"
          symbol={toPlainName(token.symbol)}
          src={token.iconUrl}
          seed={token.address ?? token.symbol}
        />
        <Amount
          variant="display"
          notation="full"
          value={amount}
          decimals={token.decimals}
          symbol={token.symbol}
          digits={token.decimals}
          locale={locale}
        />
        {value === undefined ? null : (
          <Text tone="muted">
            <Amount value={value} currency="USD" locale={locale} />
          </Text>
        )}
      </Flex>
      <DataList divided>
        <DataListItem label={labels.to}>
          {receiver.name ? (
            <Text as="div" weight="medium">
              {toPlainName(receiver.name)}
            </Text>
          ) : null}
          <EscapedName name={receiver.name ?? ''} />
          <Address value={receiver.address} format="full" mono />
        </DataListItem>
        <DataListItem label={labels.network}>{props.networkName}</DataListItem>
        <DataListItem label={labels.fee}>
          <SendFeeAmount labels={labels} locale={locale} fee={fee} />
        </DataListItem>
        {fee.status === 'ready' && fee.deposit !== undefined ? (
          <DataListItem label={labels.deposit}>
            <Amount
              value={fee.deposit}
              decimals={fee.decimals}
              symbol={fee.symbol}
              digits={fee.decimals}
              locale={locale}
            />
          </DataListItem>
        ) : null}
        {fee.status === 'ready' && fee.tokenFee !== undefined
          ? (
              [
                ['tokenFee', fee.tokenFee],
                ['received', amount - fee.tokenFee],
              ] as const
            ).map(([label, kept]) => (
              <DataListItem key={label} label={labels[label]}>
                <Amount
                  value={kept}
                  decimals={token.decimals}
                  symbol={token.symbol}
                  digits={token.decimals}
                  locale={locale}
                />
              </DataListItem>
            ))
          : null}
      </DataList>
      <SendWarnings labels={labels} warnings={props.warnings} />
      <SendProblemMessage
        words={words}
        labels={labels}
        problem={problem}
        isRetrying={props.isRetrying}
        onRetry={props.onRetry}
      />
      {status === 'sending' ? (
        <>
          <Text as="p" size="2" tone="muted" align="center" role="status">
            {labels.inWallet({ wallet: toPlainName(props.wallet) })}
          </Text>
          <OpenWalletButton words={words} wallet={toPlainName(props.wallet)} onOpen={props.onOpen} />
        </>
      ) : null}
      <Grid columns="2" gap="2">
        <Button variant="soft" accent="gray" onClick={props.onCancel}>
          {labels.cancel}
        </Button>
        <Button
          loading={status === 'sending' || fee.status === 'loading'}
          aria-disabled={status !== 'ready' || undefined}
          onClick={status === 'ready' ? props.onSend : undefined}
        >
          {labels.send}
        </Button>
      </Grid>
    </ViewBody>
  )
}

/** A name with the code points of its characters outside ASCII, which may look like others. Nothing for plain names. */
function EscapedName({ name }: { name: string }) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  const escaped = name.replace(/[^\x00-\x7f]/gu, spellOut)
  if (escaped === name) return null
  return (
    <Text as="div" size="2" tone="muted">
      <bdi dir="ltr">{toPlainName(escaped)}</bdi>
    </Text>
  )
}
