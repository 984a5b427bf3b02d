import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enActivity } from '../../../src/features/activity/messages/en.js'
import { findCounterparty } from '../../../src/features/activity/model/find-counterparty.js'
import type { ActivityListProps } from '../../../src/features/activity/parts/activity-list.js'
import { TransactionsView } from '../../../src/features/activity/views/transactions/transactions-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { dust, manyTransactions, pulled, transactions } from '../../support/portfolio-samples.js'

const title = en.titles.Transactions

const filled: ActivityListProps = {
  words: en,
  labels: enActivity,
  networkName: 'Ethereum',
  activity: { status: 'ready', items: transactions },
  more: 'none',
  timeZone: 'UTC',
  onMore: fn(),
  onRetryMore: fn(),
  onSelect: fn(),
}
const onRetry = fn()
/** The names of the other side of every transaction. */
const names = Object.fromEntries(transactions.map((one) => [findCounterparty(one), 'nora.lintel.test']))

const meta = preview.meta({
  title: 'Modal/Views/Transactions',
  component: TransactionsView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <TransactionsView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="grouped by month, pending ones on top">
        <TransactionsView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="with names">
        <TransactionsView {...filled} names={names} />
      </CardFrame>
      <CardFrame title={title} start="back" label="loading">
        <TransactionsView {...filled} activity={{ status: 'loading' }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="empty">
        <TransactionsView {...filled} activity={{ status: 'ready', items: [] }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="failed">
        <TransactionsView {...filled} activity={{ status: 'failed', onRetry }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the next page failed">
        <TransactionsView {...filled} activity={{ status: 'ready', items: transactions.slice(0, 2) }} more="failed" />
      </CardFrame>
      <CardFrame title={title} start="back" label="without a service">
        <TransactionsView
          {...filled}
          activity={{ status: 'ready', items: transactions.slice(0, 2), note: enActivity.localOnly }}
        />
      </CardFrame>
    </CardSheet>
  ),
})

/** The months are those of the visitor's time zone, with the year. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Transactions' })
    await waitFor(() => expect(within(list).getByRole('heading', { name: 'November 2026' })).toBeVisible())
    await expect(within(list).getByRole('heading', { name: 'Pending' })).toBeVisible()
    await userEvent.click(within(list).getByRole('button', { name: /^Received/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(transactions[1])
  },
})

/** A name is shown with its address. */
export const WithNames = meta.story({
  args: { names },
  play: async ({ canvas }) => {
    const [row] = await waitFor(() => canvas.getAllByRole('button', { name: /nora\.lintel\.test/ }))
    await expect(row).toHaveTextContent(/To .*nora\.lintel\.test.* · .*0x\w{2,4}…\w{6}|From .*nora/)
  },
})

/** Dust from a look-alike address has a warning, and a transfer that the account did not send is not called sent. */
export const OfStrangers = meta.story({
  args: { activity: { status: 'ready', items: [dust, pulled] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Received From .* Look-alike/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Moved out By 0x88…888888/ })).toBeVisible()
  },
})

/** Half an hour past midnight in Tokyo is still the month before in Honolulu. */
export const OtherTimeZone = meta.story({
  args: {
    timeZone: 'Pacific/Honolulu',
    activity: {
      status: 'ready',
      items: transactions.slice(1, 2).map((one) => ({ ...one, time: Date.parse('2026-10-31T15:30:00Z') })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'October 2026' })).toBeVisible()
  },
})

/** Of 5,000 transactions only the visible ones are in the page. */
export const Many = meta.story({
  args: { activity: { status: 'ready', items: manyTransactions }, more: 'ready' },
  play: async ({ args, canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Transactions' })
    const [first] = await within(list).findAllByRole('button')
    await expect(list.querySelectorAll('li').length).toBeLessThan(60)
    await expect(args.onMore).not.toHaveBeenCalled()
    first?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).not.toBe(first))
    await waitFor(() => expect(args.onMore).toHaveBeenCalled())
    await expect(list.querySelectorAll('li').length).toBeLessThan(60)
  },
})

export const Empty = meta.story({
  args: { activity: { status: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { activity: { status: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch transactions')).toBeVisible()
    await expect(canvas.queryByText('No activity yet')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})

/** After a failed page the loaded transactions stay. */
export const NextPageFailed = meta.story({
  args: { activity: { status: 'ready', items: transactions.slice(0, 2) }, more: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Received/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryMore).toHaveBeenCalledOnce()
  },
})
