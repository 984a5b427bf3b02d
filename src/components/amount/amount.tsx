import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { amount, content, number, quiet, symbol as symbolStyle } from './amount.css.js'
import { amountProps } from './amount.props.js'
import { type AmountFormat, type FormattedAmount, formatAmount } from './format-amount.js'
import { readAmount } from './read-amount.js'
import { readSymbol } from './read-symbol.js'

type TokenAmount = {
  /** Base units as a bigint or a text of digits when `decimals` is set; else a decimal text, such as `2.814`. */
  value: bigint | string
  /** How many digits of `value` stand behind the point: 18 of ether, 6 of USDC. */
  decimals?: number | undefined
  /** Of the token, such as `ETH`. */
  symbol?: string | undefined
  currency?: undefined
}

type MoneyAmount = {
  /** A decimal text, or a number: prices are estimates anyway. */
  value: bigint | string | number
  /** ISO 4217, such as `USD`. */
  currency: string
  decimals?: undefined
  symbol?: undefined
}

export type AmountProps = PropsOf<typeof amountProps> &
  Omit<ComponentProps<'data'>, 'children' | 'value'> &
  (TokenAmount | MoneyAmount) & {
    /** BCP 47; `en` unless told otherwise, so that server and browser agree. */
    locale?: string
    /** Digits after the point, at most: 4 of a token, those of the currency. */
    digits?: number | undefined
    /** Said in place of an amount that is none. */
    unknownLabel?: string
    /** Said before an amount that is too small, or too little below zero, to be written. */
    lessLabel?: string
    moreLabel?: string
  }

/**
 * How much of something, exact: no digit of a token passes through a floating point number. It is cut, never rounded
 * up, and what is too small reads `<0.0001`. It takes size and colour from the Text around it; `display` is the one large
 * sum of a view.
 *
 * @example
 * <Amount value={balance.value} decimals={balance.decimals} symbol={balance.symbol} />
 * <Amount variant="display" value="12480.52" currency="USD" />
 */
export function Amount({
  value,
  decimals,
  symbol,
  currency,
  locale = 'en',
  digits,
  variant = amountProps.variant.default,
  notation = amountProps.notation.default,
  sign = amountProps.sign.default,
  fixed = amountProps.fixed.default,
  unknownLabel = 'Unknown amount',
  lessLabel = 'less than',
  moreLabel = 'more than',
  className,
  ...rest
}: AmountProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Amount', amountProps, { variant, notation, sign })
  const decimal = readAmount(value, decimals)
  // What is no currency code is still worth being read.
  const isCode = currency !== undefined && /^[a-z]{3}$/i.test(currency)
  const unit = readSymbol(symbol ?? (isCode ? '' : (currency ?? '')))
  const format: AmountFormat = {
    locale,
    currency: isCode ? currency : undefined,
    digits,
    isFixed: fixed,
    notation,
    sign,
  }
  const formatted = decimal === undefined ? undefined : formatAmount(decimal, format)
  const length = (formatted?.parts.reduce((sum, { text }) => sum + text.length, 0) ?? 1) + unit.length
  return (
    <data
      title={
        decimal === undefined ? unknownLabel : formatted?.isCut ? `${decimal} ${currency ?? unit}`.trim() : undefined
      }
      {...rest}
      value={decimal ?? ''}
      translate="no"
      data-variant={variant}
      data-unknown={decimal === undefined ? '' : undefined}
      className={clsx(amount({ variant, length: variant === 'display' ? measure(length) : 'any' }), className)}
    >
      <bdi className={content}>
        <span className={number}>
          {formatted ? (
            <Written {...formatted} isFlat={variant === 'inline'} lessLabel={lessLabel} moreLabel={moreLabel} />
          ) : (
            <Unwritten label={unknownLabel}>–</Unwritten>
          )}
        </span>
        {unit ? (
          <>
            {variant === 'inline' ? '\u00A0' : ' '}
            <bdi className={symbolStyle}>{unit}</bdi>
          </>
        ) : null}
      </bdi>
    </data>
  )
}

type WrittenProps = FormattedAmount & { isFlat: boolean; lessLabel: string; moreLabel: string }

function Written({ parts, bound, isFlat, lessLabel, moreLabel }: WrittenProps) {
  return (
    <>
      {bound ? (
        <Unwritten label={`${bound === 'less' ? lessLabel : moreLabel} `}>{bound === 'less' ? '<' : '>'}</Unwritten>
      ) : null}
      {isFlat ? parts.map(({ text }) => text).join('') : parts.map(drawPart)}
    </>
  )
}

function drawPart({ text, isQuiet }: FormattedAmount['parts'][number], at: number): ReactNode {
  return isQuiet ? (
    <span key={at} className={quiet}>
      {text}
    </span>
  ) : (
    text
  )
}

/** A sign for the eye, words for the ear. */
function Unwritten({ label, children }: { label: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>
        <bdi>{label}</bdi>
      </VisuallyHidden>
    </>
  )
}

function measure(characters: number): 'short' | 'long' | 'huge' {
  return characters > 20 ? 'huge' : characters > 15 ? 'long' : 'short'
}
