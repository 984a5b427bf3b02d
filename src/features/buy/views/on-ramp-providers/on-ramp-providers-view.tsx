'use client'

import { type ReactNode, useId } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Badge } from '../../../../components/badge/badge.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Check } from '../../../../icons/check.js'
import { CircleHelp } from '../../../../icons/circle-help.js'
import { group, line } from '../../../../parts/amount-entry/amount-entry.css.js'
import { AmountEntry } from '../../../../parts/amount-entry/amount-entry.js'
import { TokenButton } from '../../../../parts/amount-entry/token-button.js'
import { FooterAction, FooterLine } from '../../../../parts/footer-line/footer-line.js'
import { LegalDocuments } from '../../../../parts/legal/legal-documents.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { BuyWords } from '../../messages/en.js'
import type { BuyAsset, PaymentMethod } from '../../model/asset.js'
import { RECEIVED_DIGITS } from '../parts/format-money.js'

export type OnRampProvidersViewProps = {
  words: ShownMessages
  labels: BuyWords
  /** The typed amount. */
  typed: string
  /** The reason why the amount is not valid. `nearest`: a button that enters the closest valid amount. */
  amountError?: { text: string; nearest?: { label: string; onPress: () => void } | undefined } | undefined
  /** ISO 4217; null until the lists are read. */
  currency: string | null
  /** The URL of its picture. */
  currencyImageUrl?: string | undefined
  asset: BuyAsset | null
  /** The amount from the best offer, in whole tokens as a decimal text. Null without one. */
  receive: string | null
  isReading: boolean
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  /** The receiving account, and the name of its network. */
  address: string
  network: string
  /** The reason why the last order was not started. */
  problem?: string | undefined
  /** Reads the lists again. Set when the data API did not say what is sold. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  termsUrl?: string | null | undefined
  privacyUrl?: string | null | undefined
  /** Orders that have not ended, above the form. */
  pending?: ReactNode
  /** The providers. */
  children: ReactNode
  onAmount: (typed: string) => void
  onCurrency: () => void
  onToken: () => void
  onMethod: (method: PaymentMethod) => void
  onHelp: () => void
}

/** An amount of money for a token, and the providers that sell it. A press on one opens its page. */
export function OnRampProvidersView(props: OnRampProvidersViewProps) {
  const { words, labels, currency, amountError, methods, method, problem } = props
  const payWithId = useId()
  return (
    <>
      <ViewBody>
        {props.pending}
        {props.onRetry ? (
          <Callout
            size="1"
            tone="warning"
            action={
              <Button size="1" variant="soft" accent="gray" loading={props.isRetrying} onClick={props.onRetry}>
                {words.common.tryAgain}
              </Button>
            }
          >
            {labels.fallback}
          </Callout>
        ) : null}
        <AmountEntry
          label={labels.amount}
          maxLabel=""
          onMax={undefined}
          value={props.typed}
          onChange={props.onAmount}
          token={
            <TokenButton
              label={labels.currencyToPay}
              token={currency === null ? null : { symbol: currency, iconUrl: props.currencyImageUrl }}
              empty={<Unread label={labels.currencyToPay} />}
              onClick={props.onCurrency}
            />
          }
          error={amountError?.text}
        >
          {amountError?.nearest ? (
            <Button size="1" variant="soft" onClick={amountError.nearest.onPress}>
              {amountError.nearest.label}
            </Button>
          ) : null}
        </AmountEntry>
        <Received {...props} />
        {problem === undefined ? null : (
          <Callout size="1" tone="danger" heading={labels.notStarted}>
            {problem}
          </Callout>
        )}
        {methods.length > 1 ? (
          <div className={line}>
            <Text id={payWithId} size="2" tone="muted">
              {labels.payWith}
            </Text>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
            <span role="group" aria-labelledby={payWithId}>
              {methods.map((one) => (
                <Button
                  key={one}
                  size="2"
                  variant={one === method ? 'soft' : 'ghost'}
                  accent={one === method ? undefined : 'gray'}
                  aria-pressed={one === method}
                  // Without the tick the baseline differs, and it would be lower.
                  style={{ verticalAlign: 'middle' }}
                  onClick={() => props.onMethod(one)}
                >
                  {one === method ? <Icon as={Check} size={16} /> : null}
                  <span>{labels.methods[one]}</span>
                </Button>
              ))}
            </span>
          </div>
        ) : null}
        {props.children}
        <div className={group}>
          <div className={line}>
            <Text size="2" tone="muted">
              {labels.deliveredTo}
            </Text>
            <Text size="2" tone="muted">
              {labels.onNetwork({ network: toPlainName(props.network) })}
            </Text>
          </div>
          <Text as="p" size="2">
            <Address value={props.address} format="full" mono />
          </Text>
        </div>
        <Text as="p" size="1" tone="muted">
          <span>{labels.notice}</span>{' '}
          <LegalDocuments words={words} termsUrl={props.termsUrl} privacyUrl={props.privacyUrl} />
        </Text>
      </ViewBody>
      <FooterLine>
        <FooterAction icon={<Icon as={CircleHelp} size={16} />} onClick={props.onHelp}>
          {labels.help}
        </FooterAction>
      </FooterLine>
    </>
  )
}

/** On a button, before the lists are read. */
function Unread({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={48} height={16} />
    </>
  )
}

/** The amount from the best offer; it is not a field. */
function Received({ words, labels, asset, receive, isReading, onToken }: OnRampProvidersViewProps) {
  return (
    <>
      <div className={line}>
        <Text size="2" tone="muted">
          {labels.receive}
        </Text>
        {receive === null ? null : <Badge>{labels.estimate}</Badge>}
      </div>
      <div className={line}>
        <Text size="6" weight="medium" tone={receive === null ? 'muted' : 'default'} tabular aria-busy={isReading}>
          {isReading ? (
            <>
              <VisuallyHidden>{labels.readingPrice}</VisuallyHidden>
              <Skeleton width={120} height={24} />
            </>
          ) : (
            <Amount value={receive ?? '0'} digits={RECEIVED_DIGITS} notation="full" locale={words.locale} />
          )}
        </Text>
        <span>
          <TokenButton
            label={labels.tokenToReceive}
            token={asset}
            empty={<Unread label={labels.tokenToReceive} />}
            onClick={onToken}
          />
        </span>
      </div>
    </>
  )
}
