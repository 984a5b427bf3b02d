export type AmountFormat = {
  /** BCP 47. English if the browser does not know it. */
  locale: string
  /** ISO 4217, such as `USD`. Formats the amount as money. */
  currency: string | undefined
  /** The most digits after the point. Default: 4, or those of the currency. */
  digits: number | undefined
  /** Always writes all `digits`, so that a column lines up. */
  isFixed: boolean
  notation: 'auto' | 'full' | 'compact'
  sign: 'auto' | 'always'
}

/** The text of an amount in parts. `isQuiet` marks the currency sign and the cents, which are less important. */
export type FormattedAmount = {
  parts: { text: string; isQuiet: boolean }[]
  /** Set if the amount is too small for `digits`. The text is then the smallest amount, and the sign is `<` or `>`. */
  bound?: 'less' | 'more'
  /** Whether the text leaves digits out. */
  isCut: boolean
}

/** Enough to show a cent of most tokens. */
const TOKEN_DIGITS = 4
/** Longer amounts are written in compact notation. */
const READABLE = 15
/** Longer amounts have no compact word in any language. */
const NAMEABLE = 18
const SHORT_DIGITS = 2

/**
 * Formats an exact decimal text for a locale. Token amounts are cut and never rounded up, so that the text does not show
 * more than there is. Money is rounded half up. An amount that is too small becomes the smallest amount with a `bound`.
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
    // A string, because a number would lose digits.
  }).formatToParts(shown as Intl.StringNumericLiteral)
  return {
    parts: joinAlike(parts, format.currency !== undefined),
    ...(isTiny ? { bound: decimal.startsWith('-') ? 'more' : 'less' } : {}),
    isCut: isTiny || isShort || fraction.length > digits,
  }
}

const quietParts = new Set<Intl.NumberFormatPartTypes>(['currency', 'decimal', 'fraction', 'compact'])

/** Joins parts where possible: a screen reader may pause at each part. */
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
    // Not a valid language tag.
    return false
  }
}
