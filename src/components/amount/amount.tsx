'use client'

import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type AmountFormat, type FormattedAmount, formatAmount } from '../../rules/format-amount.js'
import { readAmount } from '../../rules/read-amount.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enAmount } from '../../words/en/amount.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { amount, content, number, quiet, symbol as symbolStyle } from './amount.css.js'
import { formatSymbol } from './format-symbol.js'

type TokenAmount = {
  /** Base units as a bigint or a text of digits when `decimals` is set; else a decimal text, such as `2.814`. */
  value: bigint | string
  /** How many digits of `value` are after the point: 18 for ether, 6 for USDC. */
  decimals?: number | undefined
  /** The symbol of the token, such as `ETH`. */
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

export type AmountProps = Omit<ComponentProps<'data'>, 'children' | 'value'> &
  (TokenAmount | MoneyAmount) & {
    /**
     * `display` is for the one large sum of a view, with cents and currency sign in gray.
     *
     * @default 'inline'
     */
    variant?: 'inline' | 'display' | undefined
    /**
     * `compact` shortens as in `1.2M`. `auto` does so from 10¹⁵ on, `full` never.
     *
     * @default 'auto'
     */
    notation?: 'auto' | 'full' | 'compact' | undefined
    /**
     * `always` writes a plus sign too.
     *
     * @default 'auto'
     */
    sign?: 'auto' | 'always' | undefined
    /** Always writes `digits` digits, so that a column lines up. */
    fixed?: boolean | undefined
    /** BCP 47. English by default, so that server and browser agree. */
    locale?: string
    /** The highest number of digits after the point. By default 4 for a token, and those of the currency for money. */
    digits?: number | undefined
    /** Announced in place of a value that is not an amount. */
    unknownLabel?: string
    /** Announced before an amount that is too small to be shown. */
    lessLabel?: string
    /** Announced before a negative amount that is too small to be shown. */
    moreLabel?: string
  }

/**
 * An exact amount. A token amount is a bigint of base units with its `decimals`, or a decimal text, and keeps every
 * digit; only money may be a number. Size and color come from the Text around it. In a column set `fixed` and the
 * same `digits`. Do not convert base units by hand, and do not add up what is shown.
 *
 * A token amount is cut after 4 digits and **never rounded up**; money is rounded to its cents. A smaller amount reads
 * `<0.0001`. When digits are left out, a hover shows all of them.
 *
 * `NaN`, a hex string, half a wei or 10,000 digits are shown as a dash and announced as "Unknown amount". In a symbol
 * invisible characters are written out, and a long symbol is cut.
 *
 * **Use instead** Text for a count.
 *
 * **Accessibility** A `<data>` element with the exact decimal text as its value. "less than" and "more than" are words
 * for assistive technology.
 *
 * **Data attributes** `data-variant`, `data-unknown`. **CSS variables** `--lintel-gray-text-muted` (cents and sign).
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
  variant = 'inline',
  notation = 'auto',
  sign = 'auto',
  fixed = false,
  unknownLabel,
  lessLabel,
  moreLabel,
  className,
  ...rest
}: AmountProps) {
  const words = useComponentWords('amount', enAmount)
  const unknown = unknownLabel ?? words.unknown
  const decimal = readAmount(value, decimals)
  // Show an unknown currency as it is.
  const isCode = currency !== undefined && /^[a-z]{3}$/i.test(currency)
  const unit = formatSymbol(symbol ?? (isCode ? '' : (currency ?? '')))
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
      title={decimal === undefined ? unknown : formatted?.isCut ? `${decimal} ${currency ?? unit}`.trim() : undefined}
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
            <Written
              {...formatted}
              isFlat={variant === 'inline'}
              less={lessLabel ?? words.less}
              more={moreLabel ?? words.more}
            />
          ) : (
            <Unwritten label={unknown}>–</Unwritten>
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

type WrittenProps = FormattedAmount & { isFlat: boolean; less: string; more: string }

function Written({ parts, bound, isFlat, less, more }: WrittenProps) {
  return (
    <>
      {bound ? (
        <Unwritten label={`${bound === 'less' ? less : more} `}>{bound === 'less' ? '<' : '>'}</Unwritten>
      ) : null}
      {isFlat ? <span>{parts.map(({ text }) => text).join('')}</span> : parts.map(drawPart)}
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

/** A sign, and words for assistive technology in its place. */
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
