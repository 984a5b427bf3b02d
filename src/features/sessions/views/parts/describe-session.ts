import { shortenAddress } from '../../../../components/address/split-address.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { formatAmount } from '../../../../rules/format-amount.js'
import { readAmount } from '../../../../rules/read-amount.js'
import type { SessionsWords } from '../../messages/en.js'
import { readDistance } from '../../model/distance.js'
import type { SessionApp, SessionPolicy } from '../../model/session.js'
import { canAct, readEnd } from '../../model/session-list.js'
import type { SmartSession } from '../../react/use-sessions.js'

/** Digits after the point. With fewer the rest of a small amount would be hidden. */
const DIGITS = 6
/** From this amount on there is no limit in practice, as in wallets: half of the largest number. */
const UNLIMITED = 2n ** 255n
const MAX_TYPE = 40
const DAY = 86_400
const DAY_MS = DAY * 1_000

type Spend = Extract<SessionPolicy, { kind: 'spend' }>

/** The words, the language and the time. */
export type Wording = {
  labels: SessionsWords
  locale: string
  /** Ms since the epoch. */
  now: number
  /** IANA name. Default: that of the browser. */
  timeZone?: string | undefined
}

/** The name of an app, or its site, without characters that reorder the text around it. */
export function nameApp({ name, origin }: SessionApp, { labels }: Pick<Wording, 'labels'>): string {
  return toPlainName(name) || nameSite(origin) || labels.unnamed
}

/** An origin without `https://`. Another protocol stays. */
export function nameSite(origin: string | null): string | null {
  return origin && toPlainName(origin.replace('https://', ''))
}

/** One sentence for the permission or the limit of a rule. */
export function describePolicy(policy: SessionPolicy, wording: Wording): string {
  const { labels } = wording
  switch (policy.kind) {
    case 'spend':
      return describeSpend(policy, wording)
    case 'calls':
      return labels.calls({ count: policy.methods.length, contract: shortenAddress(policy.contract) })
    case 'uses':
      return labels.times({ count: policy.count })
    case 'unknown':
      return labels.unknown({ type: shortenType(toPlainName(policy.type)) })
  }
}

function describeSpend({ token, amount: most, period }: Spend, { labels, locale }: Wording): string {
  if (most >= UNLIMITED) return labels.anyAmount({ token: nameToken(token) })
  const amount = formatTokens(most, token, { labels, locale })
  if (period === null) return labels.inAll({ amount })
  const each = labels.each[String(period) as keyof typeof labels.each]
  if (each) return each({ amount })
  return period % DAY === 0
    ? labels.eachDays({ amount, count: period / DAY })
    : labels.eachSeconds({ amount, seconds: period })
}

/** The start of a type that is longer than the types of standards. */
function shortenType(type: string): string {
  return type.length > MAX_TYPE ? `${type.slice(0, MAX_TYPE)}…` : type
}

/** All permissions of a session: one sentence for each rule, with the number of uses in the last one. */
export function describeRights(policies: readonly SessionPolicy[], wording: Wording): readonly string[] {
  const rights = policies.filter(({ kind }) => kind !== 'uses').map((policy) => describePolicy(policy, wording))
  const uses = policies.filter(({ kind }) => kind === 'uses').map((policy) => describePolicy(policy, wording))
  const last = rights.pop()
  if (last === undefined) return uses
  return [...rights, uses.reduce((what, times) => wording.labels.often({ what, times }), last)]
}

/** The rest of a rule's limit, read from the chain; null without a limit. */
export function describeLeft(policy: SessionPolicy, { labels, locale }: Omit<Wording, 'now'>): string | null {
  if (policy.kind !== 'spend' && policy.kind !== 'uses') return null
  if (policy.kind === 'spend' && policy.amount >= UNLIMITED) return null
  if (policy.left === null) return labels.leftUnknown
  return policy.kind === 'uses'
    ? labels.leftTimes({ count: policy.left })
    : labels.left({ amount: formatTokens(policy.left, policy.token, { labels, locale }) })
}

/** The time when a session ends or ended; on its last day, the time left. */
export function describeEnd(session: SmartSession, wording: Wording): string {
  const { labels, locale, now, timeZone } = wording
  const end = readEnd(session)
  const isOver = !canAct(session.status)
  if (!isOver && end - now < DAY_MS) return labels.ends({ time: formatDistance(end, wording) })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(end)
  return isOver ? labels[session.status === 'revoked' ? 'endedOn' : 'expiredOn']({ time }) : labels.until({ time })
}

export function describeLastUse({ lastUsedAt }: SmartSession, wording: Wording): string {
  const { labels, now } = wording
  return lastUsedAt === null
    ? labels.neverUsed
    : labels.lastUsed({ time: formatDistance(Math.min(lastUsedAt, now), wording) })
}

/** The symbol of a token, or its contract. */
function nameToken({ symbol, address }: Spend['token']): string {
  return toPlainName(symbol ?? '') || (address === null ? '' : shortenAddress(address))
}

function formatTokens(value: bigint, token: Spend['token'], { labels, locale }: Omit<Wording, 'now'>): string {
  // Cut, not rounded, so that it never shows more than there is.
  const { parts, bound } = formatAmount(readAmount(value, token.decimals ?? 0) ?? '0', {
    ...{ locale, digits: DIGITS, isFixed: false, currency: undefined },
    ...({ notation: 'full', sign: 'auto' } as const),
  })
  const amount = `${bound === 'less' ? '<' : ''}${parts.map(({ text }) => text).join('')}`
  const name = nameToken(token)
  return token.decimals === null ? labels.baseUnits({ amount, token: name }) : `${amount}\u00A0${name}`
}

/** The day and the time of the day. */
export function formatTime(time: number, { locale, timeZone }: Pick<Wording, 'locale' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time)
}

function formatDistance(time: number, { locale, now }: Pick<Wording, 'locale' | 'now'>): string {
  const { value, unit } = readDistance(time, now)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit)
}
