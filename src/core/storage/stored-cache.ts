import { isRecord } from '../../rules/is-record.js'
import { type ActivityPage, operationTypes, transactionStatuses } from '../model/activity.js'
import type { Balance } from '../model/chain-adapter.js'
import type { Identity, Portfolio, TokenPrice } from '../model/portfolio.js'
import { isListOf, isText } from './check-stored.js'

/** The answers kept between visits, so that a reload shows them before the network answers. */
export type CachedValues = {
  balanceCache: Balance
  identityCache: Identity
  portfolioCache: Portfolio
  activityCache: ActivityPage
  priceCache: readonly TokenPrice[]
}

/** `at`: when the data was read, in ms since the epoch. */
export type CachedEntry<Data> = { at: number; data: Data }

/** Keyed by account, network and everything else that the answer depends on. */
export type CachedEntries<Data> = Readonly<Record<string, CachedEntry<Data>>>

/** Per kind of data. */
export const MAX_CACHED = 20
/** Characters per kind of data. A browser gives a site about 5 million. */
const MAX_LENGTH = 200_000
/** The age in ms after which data is dropped. */
const KEPT_FOR = 24 * 60 * 60_000

/** Checks the types of the fields that views read. */
const checks: { [Kind in keyof CachedValues]: (data: unknown) => boolean } = {
  balanceCache: (data) => isRecord(data) && typeof data.value === 'bigint' && isText(data.symbol),
  identityCache: (data) => isRecord(data) && isTextOrNull(data.name) && isTextOrNull(data.avatarUrl),
  portfolioCache: (data) => isRecord(data) && isText(data.source) && isListOf(data.balances, isTokenBalance),
  activityCache: (data) => isRecord(data) && isText(data.source) && isListOf(data.transactions, isTransaction),
  priceCache: (data) => isListOf(data, (item) => isRecord(item) && isTextOrNull(item.address) && isPrice(item.price)),
}

/** Checks the stored entries of one kind. */
export function createCacheCheck(kind: keyof CachedValues): (value: unknown) => boolean {
  return (value) =>
    isRecord(value) &&
    Object.values(value).every((entry) => isRecord(entry) && Number.isFinite(entry.at) && checks[kind](entry.data))
}

/** Adds an entry and drops those that are too old, too many or too long. `write` returns the text of an entry. */
export function addCached<Data>(
  entries: CachedEntries<Data>,
  name: string,
  entry: CachedEntry<Data>,
  write: (value: unknown) => string,
): CachedEntries<Data> {
  const newest = Object.entries({ ...entries, [name]: entry })
    .filter(([, { at }]) => at <= entry.at && entry.at - at < KEPT_FOR)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MAX_CACHED)
  let length = 0
  return Object.fromEntries(
    newest.filter(([key, value]) => {
      length += key.length + write(value).length
      return length <= MAX_LENGTH
    }),
  )
}

function isTokenBalance(value: unknown): boolean {
  return isToken(value) && typeof value.amount === 'bigint' && (value.price === undefined || isPrice(value.price))
}

function isToken(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && [value.network, value.name, value.symbol].every(isText) && Number.isInteger(value.decimals)
}

function isPrice(value: unknown): boolean {
  return isRecord(value) && Number.isFinite(value.usd)
}

/** The largest time of a Date, in ms. Larger ones cannot be formatted. */
const MAX_TIME = 8.64e15

/** Whether `value` has every field that code reads of a transaction. */
export function isTransaction(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value.id, value.network, value.hash, value.from, value.to].every(isText) &&
    isOneOf(operationTypes, value.operation) &&
    isOneOf(transactionStatuses, value.status) &&
    typeof value.time === 'number' &&
    Math.abs(value.time) <= MAX_TIME &&
    isListOf(value.transfers, isTransfer)
  )
}

function isTransfer(value: unknown): boolean {
  return (
    isRecord(value) &&
    isOneOf(['in', 'out', 'self'], value.direction) &&
    isText(value.quantity) &&
    (value.token === undefined || (isRecord(value.token) && isText(value.token.name) && isText(value.token.symbol)))
  )
}

function isOneOf(names: readonly unknown[], value: unknown): boolean {
  return names.includes(value)
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value)
}
