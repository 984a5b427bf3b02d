export type AmountFormat = {
  /** BCP 47. One that the browser does not know counts as English. */
  locale: string
  /** ISO 4217, such as `USD`: the amount is money, in the way of the locale. */
  currency: string | undefined
  /** Digits after the point, at most. */
  digits: number | undefined
  /** Always that many, so that a column lines up. */
  isFixed: boolean
  notation: 'auto' | 'full' | 'compact'
  sign: 'auto' | 'always'
}

/** What is drawn. Quiet are the parts of money that the eye may skip: its sign and the cents. */
export type FormattedAmount = {
  parts: { text: string; isQuiet: boolean }[]
  /** Set when the amount is too small to be written, so that the least one is, with this before it. */
  bound?: 'less' | 'more'
  /** Whether digits were left out. */
  isCut: boolean
}

/** Of a token: enough to see a cent in any of them. */
const TOKEN_DIGITS = 4
/** From 10¹⁵ on nobody reads all digits. */
const READABLE = 15
/** Above 10¹⁸ no language has a short word. */
const NAMEABLE = 18
const SHORT_DIGITS = 2

/**
 * Writes an exact decimal text in the way of a language. A token amount is cut and never rounded up, so that it shows no
 * more than there is; money is rounded as usual. What is smaller than can be shown becomes the least amount with a
 * bound.
 *
 * @example formatAmount('0.00000001', options) // { bound: 'less', parts: [{ text: '0.0001' … }] }
 */
export function formatAmount(decimal: string, format: AmountFormat): FormattedAmount {
  const locale = isLocale(format.locale) ? format.locale : 'en'
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const money = format.currency ? ({ style: 'currency', currency: format.currency } as const) : {}
  const digits = format.digits ?? (format.currency ? countCents(locale, money) : TOKEN_DIGITS)
  const isTiny = whole === '0' && fraction !== '' && /^0*$/.test(fraction.slice(0, digits))
  const notation = chooseNotation(whole.length, format.notation)
  const isShort = notation !== 'standard'
  const least = digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`
  const shown = isTiny ? `${decimal.startsWith('-') ? '-' : ''}${least}` : decimal
  const parts = new Intl.NumberFormat(locale, {
    ...money,
    notation,
    minimumFractionDigits: (format.isFixed || format.currency) && !isShort ? digits : 0,
    maximumFractionDigits: isShort ? Math.min(digits, SHORT_DIGITS) : digits,
    useGrouping: isShort ? 'always' : 'auto',
    signDisplay: format.sign === 'always' ? 'exceptZero' : 'negative',
    roundingMode: format.currency ? 'halfExpand' : 'trunc',
    // A text, since a number of this size would lose digits on the way.
  }).formatToParts(shown as Intl.StringNumericLiteral)
  return {
    parts: joinAlike(parts, format.currency !== undefined),
    ...(isTiny ? { bound: decimal.startsWith('-') ? 'more' : 'less' } : {}),
    isCut: isTiny || isShort || fraction.length > digits,
  }
}

const quietParts = new Set<Intl.NumberFormatPartTypes>(['currency', 'decimal', 'fraction', 'compact'])

/** As few pieces as can be: a screen reader may stop at each. */
function joinAlike(parts: Intl.NumberFormatPart[], isMoney: boolean): FormattedAmount['parts'] {
  const joined: FormattedAmount['parts'] = []
  for (const { type, value } of parts) {
    const isQuiet = isMoney && quietParts.has(type)
    const last = joined.at(-1)
    if (last?.isQuiet === isQuiet) last.text += value
    else joined.push({ text: value, isQuiet })
  }
  return joined
}

function chooseNotation(wholeDigits: number, wished: AmountFormat['notation']) {
  if (wished === 'full' || wholeDigits <= (wished === 'compact' ? 3 : READABLE)) return 'standard'
  return wholeDigits <= NAMEABLE ? 'compact' : 'scientific'
}

function countCents(locale: string, money: Intl.NumberFormatOptions): number {
  return new Intl.NumberFormat(locale, money).resolvedOptions().maximumFractionDigits ?? SHORT_DIGITS
}

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    // Not even the form of a language tag.
    return false
  }
}
