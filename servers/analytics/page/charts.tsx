import clsx from 'clsx'
import type { ReactNode } from 'react'
import {
  Heading,
  Table,
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHead,
  TableRow,
  TableRowHeader,
  Text,
} from '../../../src/components/index.js'
import type { ChartData } from '../chart-data.js'
import {
  bar,
  barBelow,
  barCell,
  chart,
  column,
  columns,
  connected,
  connectedDot,
  days,
  ends,
  legend,
  opened,
  openedDot,
  summary,
  wide,
} from './charts.css.js'
import type { ChartWords } from './words/en.js'

export type ChartProps = {
  data: ChartData
  words: ChartWords
  /** BCP 47. */
  locale: string
}

/** The number of visitors at each step after opening the modal. */
export function FunnelChart({ data: { funnel }, words, locale }: ChartProps) {
  const most = Math.max(...funnel.map(({ count }) => count))
  return (
    <Chart title={words.funnel}>
      <BarTable
        label={words.funnel}
        head={[words.step, words.count, words.share]}
        rows={funnel.map(({ event, count }, index) => ({
          name: words.steps[event],
          length: count / most,
          values: [formatCount(count, locale), formatShare(count, funnel[index - 1]?.count, locale)],
        }))}
      />
    </Chart>
  )
}

/** Which wallets were chosen, and how many of those connected. The bar is that of the connected ones. */
export function WalletChart({ data: { wallets }, words, locale }: ChartProps) {
  const most = Math.max(...wallets.map((one) => one.connected), 1)
  return (
    <Chart title={words.wallets}>
      {wallets.length === 0 ? (
        <Text tone="muted">{words.noWallets}</Text>
      ) : (
        <BarTable
          label={words.wallets}
          head={[words.wallet, words.started, words.connected]}
          rows={wallets.map((one) => ({
            name: one.wallet,
            length: one.connected / most,
            values: [formatCount(one.started, locale), formatCount(one.connected, locale)],
          }))}
        />
      )}
    </Chart>
  )
}

/** How often each error occurred, by its code and the failed action. */
export function ErrorChart({ data: { errors }, words, locale }: ChartProps) {
  const most = Math.max(...errors.map(({ count }) => count), 1)
  return (
    <Chart title={words.errors} isWide>
      {errors.length === 0 ? (
        <Text tone="muted">{words.noErrors}</Text>
      ) : (
        <BarTable
          label={words.errors}
          head={[words.code, words.event, words.count]}
          rows={errors.map(({ code, event, count }) => ({
            name: code,
            length: count / most,
            values: [event, formatCount(count, locale)],
          }))}
        />
      )}
    </Chart>
  )
}

/** A column for each day, and the same as a table. */
export function DayChart({ data: { byDay }, words, locale }: ChartProps) {
  const most = Math.max(...byDay.map((one) => Math.max(one.opened, one.connected)), 1)
  const percent = (count: number, of: number) => `${(100 * count) / of}%`
  const first = byDay[0]?.day ?? ''
  const last = byDay.at(-1)?.day ?? ''
  return (
    <Chart title={words.byDay} isWide>
      <div className={legend}>
        <Text size="3" tone="muted">
          <span className={openedDot} />
          <span>{words.opened}</span>
        </Text>
        <Text size="3" tone="muted">
          <span className={connectedDot} />
          <span>{words.connected}</span>
        </Text>
      </div>
      <div aria-hidden="true">
        <div className={columns}>
          {byDay.map((one) => {
            // A session that is restored connects without opening, so that there may be more of those.
            const height = Math.max(one.opened, one.connected)
            return (
              <div key={one.day} className={column} title={formatDay(one.day, locale)}>
                <div className={opened} style={{ blockSize: percent(height, most) }}>
                  <div className={connected} style={{ blockSize: percent(one.connected, height || 1) }} />
                </div>
              </div>
            )
          })}
        </div>
        <div className={ends}>
          <Text size="2" tone="muted">
            {formatDay(first, locale)}
          </Text>
          <Text size="2" tone="muted">
            {formatDay(last, locale)}
          </Text>
        </div>
      </div>
      <details>
        <summary className={summary}>{words.asTable}</summary>
        <Table label={words.byDay} size="1" className={days}>
          <TableHead>
            <TableRow>
              <TableColumnHeader>{words.day}</TableColumnHeader>
              <TableColumnHeader align="end">{words.opened}</TableColumnHeader>
              <TableColumnHeader align="end">{words.connected}</TableColumnHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {byDay.toReversed().map((one) => (
              <TableRow key={one.day}>
                <TableRowHeader>{formatDay(one.day, locale)}</TableRowHeader>
                <TableCell align="end">{formatCount(one.opened, locale)}</TableCell>
                <TableCell align="end">{formatCount(one.connected, locale)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Chart>
  )
}

/** The heading names it. As a landmark it would have the name of its table. */
function Chart({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={clsx(chart, isWide && wide)}>
      <Heading as="h2" size="5">
        {title}
      </Heading>
      {children}
    </section>
  )
}

type BarTableProps = {
  label: string
  /** The columns: the name of a row, and its two values. */
  head: readonly [string, string, string]
  /** `length` of the bar, from 0 to 1. */
  rows: readonly { name: string; length: number; values: readonly [string, string] }[]
}

/** A table whose rows have a bar, so that the chart and its table are one. */
function BarTable({ label, head: [name, first, second], rows }: BarTableProps) {
  return (
    <Table label={label} size="1">
      <TableHead>
        <TableRow>
          <TableColumnHeader>{name}</TableColumnHeader>
          <TableCell aria-hidden="true" className={barCell} />
          <TableColumnHeader align="end">{first}</TableColumnHeader>
          <TableColumnHeader align="end">{second}</TableColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.name} ${row.values[0]}`}>
            <TableRowHeader>
              <span>{row.name}</span>
              <div aria-hidden="true" className={barBelow}>
                <Bar length={row.length} />
              </div>
            </TableRowHeader>
            <TableCell aria-hidden="true" className={barCell}>
              <Bar length={row.length} />
            </TableCell>
            <TableCell align="end">{row.values[0]}</TableCell>
            <TableCell align="end">{row.values[1]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** `length` from 0 to 1; NaN without counts. */
function Bar({ length }: { length: number }) {
  return length > 0 ? <div className={bar} style={{ inlineSize: `${100 * length}%` }} /> : null
}

function formatCount(count: number, locale: string): string {
  return count.toLocaleString(locale)
}

/** Empty for the first step, and if the step before has no counts. Can exceed 100 %: some visitors skip a step. */
function formatShare(count: number, before: number | undefined, locale: string): string {
  return before ? (count / before).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }) : ''
}

function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' })
}
